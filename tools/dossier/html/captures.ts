import sharp from 'sharp'
import { escapeXml } from '../../../src/audit/chart/escapeXml'
import { sayCapture } from '../../../src/audit/dossier/evidence/captureNames'
import type { CapturedFile } from '../chromium/captures'
import { linkList, section } from './markup'
import type { References } from '../../../src/audit/dossier/requirements/references'

const widths = { telefono: 300, escritorio: 640 } as const

async function figure(captured: CapturedFile, references: References) {
  const { file, screen, sha256, png } = captured
  const { anchor, name } = references.capture(file)
  const small = sharp(png).resize({ width: widths[screen] })
  const { data, info } = await small.webp({ quality: 78 }).toBuffer({ resolveWithObject: true })
  const what = sayCapture(captured)
  return `<figure class="${screen === 'telefono' ? 'phone' : 'desktop'}" id="${anchor}"><img src="data:image/webp;base64,${data.toString('base64')}" width="${info.width}" height="${info.height}" alt="${escapeXml(`Captura: ${what}`)}">
<figcaption>${name}: ${escapeXml(what)}. <a href="capturas/${file}">${file}</a><br>${linkList('Volver a', references.backFrom.capture(file))}<br><span class="hash">SHA-256 ${sha256}</span></figcaption></figure>`
}

/** Small copies inside the file; the full ones stand beside it in `capturas/`. */
export async function capturesSection(
  captures: readonly CapturedFile[],
  references: References,
): Promise<string> {
  const figures = await Promise.all(captures.map((capture) => figure(capture, references)))
  return section('capturas', 'Capturas', `<div class="shots">${figures.join('\n')}</div>`)
}

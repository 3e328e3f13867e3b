import sharp from 'sharp'
import { escapeXml } from '../../../audit/chart/escapeXml'
import type { CaptureState } from '../../../audit/dossier/evidence'
import type { CapturedFile } from '../chromium/captures'
import { linkList, section } from './markup'
import type { References } from '../../../audit/dossier/references'

const names: Readonly<Record<CaptureState, string>> = {
  comprobando: 'la espera mientras se comprueba',
  preguntando: 'la pregunta',
  rechazando: 'el rechazo con su diálogo',
  aceptado: 'el inicio después de SÍ',
  'sin-guardar': 'el aviso de una respuesta sin guardar',
  'sin-javascript': 'la página sin JavaScript',
  error: 'la pantalla de error',
}
const screens = { telefono: 'teléfono, 390 × 844', escritorio: 'escritorio, 1440 × 900' } as const
const widths = { telefono: 300, escritorio: 640 } as const

async function figure({ file, state, screen, sha256, png }: CapturedFile, references: References) {
  const { anchor, name } = references.capture(file)
  const small = sharp(png).resize({ width: widths[screen] })
  const { data, info } = await small.webp({ quality: 78 }).toBuffer({ resolveWithObject: true })
  const what = `${names[state]} (${screens[screen]})`
  return `<figure id="${anchor}"><img src="data:image/webp;base64,${data.toString('base64')}" width="${info.width}" height="${info.height}" alt="${escapeXml(`Captura de ${what}`)}">
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

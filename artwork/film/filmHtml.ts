import { resolve } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { findBottle } from '../bottles/bottles'
import { drawLabel } from '../shared/drawLabel'
import { pickTextColour, readWallColours } from '../shared/wallColours'
import { withTemporaryFolder } from '../shared/withTemporaryFolder'
import { brand, slogan } from '../../src/content/constants'
import { excessLegend, minorsLegend } from '../../src/content/legal'
import { masterUrl } from '../../tools/shared/drawInChromium'
import { filmStyle } from './filmStyle'
import { stepHtml } from './stepHtml'
import { filmPainting, filmSteps } from './steps'
import type { FilmFormat } from './timeline'

const bundleScript = async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

const labelUrl = () =>
  withTemporaryFolder(async (folder) => {
    const { painting, line } = findBottle(filmPainting)
    const file = `${folder}/label.png`
    await drawLabel(painting, line, file)
    const label = await sharp(file).resize({ width: 640 }).png({ compressionLevel: 3 }).toBuffer()
    return `data:image/png;base64,${label.toString('base64')}`
  })

const wordsHtml = (name: string, note: string, more = '') =>
  `<div class="words"><h1>${name}</h1><p>${note}</p>${more}</div>`

/** One page that holds the whole film; `window.drawFrame(seconds)` draws a moment of it. */
export const filmHtml = async (format: FilmFormat) => {
  const { wall, shelf } = readWallColours(filmPainting)
  const steps = await Promise.all(filmSteps.map((step, index) => stepHtml(step, index + 1, format)))
  const label = filmSteps[4]
  const painting = await masterUrl(`paintings/${filmPainting}.jpg`, 1100)
  return `<!doctype html><meta charset="utf-8"><style>${filmStyle(format)}</style>
  <img id="painting-picture" src="${painting}" alt="" hidden>
  <img id="bottle-picture" src="${await masterUrl(`bottles/${filmPainting}.webp`, 2136)}" alt="" hidden>
  <img id="label-picture" src="${await labelUrl()}" alt="" hidden>
  ${steps.join('')}
  <section class="scene" id="bottle" style="--wall:${wall};--shelf:${shelf};--ink:${pickTextColour(wall)}">
    <div class="room"><img class="painting" src="${painting}" alt=""></div>
    <div id="label-words">${wordsHtml(`5. ${label.name}`, label.note)}</div>
    <div id="brand-words">${wordsHtml(brand, 'Singani artesanal boliviano', `<p class="slogan">${slogan}</p>`)}</div>
  </section>
  <div id="legends"><div id="sentences"><p>${excessLegend}</p><p>${minorsLegend}</p></div></div>
  <script>${await bundleScript()}</script>`
}

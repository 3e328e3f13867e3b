import { resolve } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { brand, slogan } from '../../src/content/constants'
import { excessLegend, minorsLegend } from '../../src/content/legal'
import { products } from '../../src/content/products'
import { chakanaOutline } from '../../src/shared/ui/Brand'
import { dataUrl, masterUrl } from '../../tools/shared/drawInChromium'
import { wallOf } from '../shared/walls'
import { filmStyle } from './style'
import { first, more, type FilmFormat } from './timeline'

/** A painting cut to the film's shape, a little larger than the screen for the slow push-in. */
const cut = async (id: string, focus: number, { width, height }: FilmFormat) => {
  const master = sharp(resolve('src/content/media/paintings', `${id}.jpg`))
  const { width: fullWidth = 0, height: fullHeight = 0 } = await master.metadata()
  const side = Math.min(fullWidth, Math.floor((fullHeight * width) / height))
  const part = Math.floor((side * height) / width)
  const picture = await master
    .extract({
      left: Math.floor((fullWidth - side) / 2),
      top: Math.floor((fullHeight - part) * focus),
      width: side,
      height: part,
    })
    .resize({ width: Math.floor(width * 1.11) })
    .png({ compressionLevel: 3 })
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}

const script = async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

const niche = async ({ paintingId }: (typeof products)[number], height: number) => {
  const { wall, shelf } = wallOf(paintingId)
  return `<div class="niche" style="--wall:${wall};--shelf:${shelf}">
    <img class="bottle" src="${await masterUrl(`bottles/${paintingId}.webp`, height)}" alt=""></div>`
}

/** One page that holds the whole film; `window.at(seconds)` draws a moment of it. */
export const filmHtml = async (format: FilmFormat) => {
  const { wall, shelf } = wallOf(first.id)
  const row = await Promise.all(products.map((product) => niche(product, format.height)))
  const others = await Promise.all(
    more.map(
      async ({ id, focus }, index) =>
        `<img id="more-${index}" src="${await cut(id, focus, format)}" alt="" hidden>`,
    ),
  )
  return `<!doctype html><meta charset="utf-8"><style>${filmStyle(format)}</style>
  <img id="first" src="${await cut(first.id, first.focus, format)}" alt="" hidden>${others.join('')}
  <div id="easel"></div>
  <div id="wall"><div class="room" style="--wall:${wall};--shelf:${shelf}">
    <img class="painting" src="${await masterUrl(`paintings/${first.id}.jpg`, format.height)}" alt="">
    <img class="bottle" src="${await masterUrl(`bottles/${first.id}.webp`, format.height)}" alt="">
  </div></div>
  <div id="row"><div class="niches">${row.join('')}</div></div>
  <div id="brand">
    <svg class="mark" viewBox="-4 -4 8 8"><path fill="currentColor" fill-rule="evenodd"
      d="${chakanaOutline}M0-1.15A1.15 1.15 0 1 0 0 1.15 1.15 1.15 0 1 0 0-1.15z"/></svg>
    <div class="words"><h1>${brand}</h1><p>Singani artesanal boliviano</p><p class="slogan">${slogan}</p></div>
    <div class="awayo" style="background-image:url('${dataUrl('src/styles/images/awayo-strip.svg')}')"></div>
  </div>
  <div id="legends"><p>${excessLegend}</p><p>${minorsLegend}</p></div>
  <script>${await script()}</script>`
}

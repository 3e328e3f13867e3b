import { resolve } from 'node:path'
import { build } from 'esbuild'
import sharp from 'sharp'
import { brand, slogan } from '../../src/content/constants'
import { excessLegend, minorsLegend } from '../../src/content/legal'
import { products } from '../../src/content/products'
import { dataUrl, masterUrl } from '../../tools/shared/drawInChromium'
import { brandMark } from '../shared/brandMark'
import { readWallColours } from '../shared/wallColours'
import { filmStyle } from './filmStyle'
import { firstPainting, otherPaintings, type FilmFormat } from './timeline'

/** A painting cut to the film's shape, a little larger than the screen for the slow push-in. */
const cropPainting = async (id: string, focus: number, { width, height }: FilmFormat) => {
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

const bundleScript = async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve(__dirname, 'browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

const nicheHtml = async ({ paintingId }: (typeof products)[number], height: number) => {
  const { wall, shelf } = readWallColours(paintingId)
  return `<div class="niche" style="--wall:${wall};--shelf:${shelf}">
    <img class="bottle" src="${await masterUrl(`bottles/${paintingId}.webp`, height)}" alt=""></div>`
}

/** One page that holds the whole film; `window.drawFrame(seconds)` draws a moment of it. */
export const filmHtml = async (format: FilmFormat) => {
  const { wall, shelf } = readWallColours(firstPainting.id)
  const row = await Promise.all(products.map((product) => nicheHtml(product, format.height)))
  const others = await Promise.all(
    otherPaintings.map(
      async ({ id, focus }, index) =>
        `<img id="more-${index}" src="${await cropPainting(id, focus, format)}" alt="" hidden>`,
    ),
  )
  return `<!doctype html><meta charset="utf-8"><style>${filmStyle(format)}</style>
  <img id="first" src="${await cropPainting(firstPainting.id, firstPainting.focus, format)}" alt="" hidden>${others.join('')}
  <div id="easel"></div>
  <div id="wall"><div class="room" style="--wall:${wall};--shelf:${shelf}">
    <img class="painting" src="${await masterUrl(`paintings/${firstPainting.id}.jpg`, format.height)}" alt="">
    <img class="bottle" src="${await masterUrl(`bottles/${firstPainting.id}.webp`, format.height)}" alt="">
  </div></div>
  <div id="row"><div class="niches">${row.join('')}</div></div>
  <div id="brand">
    <svg class="mark" viewBox="-4 -4 8 8"><path fill="currentColor" fill-rule="evenodd"
      d="${brandMark}"/></svg>
    <div class="words"><h1>${brand}</h1><p>Singani artesanal boliviano</p><p class="slogan">${slogan}</p></div>
    <div class="awayo" style="background-image:url('${dataUrl('src/styles/images/awayo-strip.svg')}')"></div>
  </div>
  <div id="legends"><p>${excessLegend}</p><p>${minorsLegend}</p></div>
  <script>${await bundleScript()}</script>`
}

import { resolve } from 'node:path'
import sharp from 'sharp'
import { masterUrl } from '../../tools/shared/drawInChromium'
import { pickTextColour } from '../shared/wallColours'
import type { FilmStep } from './steps'
import type { FilmFormat } from './timeline'

const asPngUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

/** The left edge of a picture, one column wide: wall and table, to go on beside it. */
const readEdge = async (file: string, height: number) => {
  const column = await sharp(file)
    .extract({ left: 0, top: 0, width: 6, height: 900 })
    .resize({ width: 1, height, fit: 'fill' })
    .png()
    .toBuffer()
  return asPngUrl(column)
}

const readWall = async (file: string) => {
  const { data } = await sharp(file)
    .extract({ left: 0, top: 120, width: 40, height: 80 })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

/** One step: its picture, the wall that goes on beside it, its name and what it says. */
export const stepHtml = async (step: FilmStep, number: number, { art, width }: FilmFormat) => {
  const file = resolve('src/content/media/making', `${step.picture}.jpg`)
  const height = Math.max(art.height, (art.width * 5) / 4)
  const top = -(height - art.height) * step.focus
  const isBeside = art.left > 0
  const ink = isBeside ? pickTextColour(await readWall(file)) : '#1b1226'
  const edge = isBeside
    ? `<img class="edge" src="${await readEdge(file, height)}" alt="" style="top:${top}px;height:${height}px;width:${art.left + width * 0.1 + 1}px">`
    : ''
  return `<section class="scene" id="${step.id}" style="--ink:${ink}"><div class="view"><div class="zoom">${edge}
    <img class="art" src="${await masterUrl(`making/${step.picture}.jpg`, 900)}" alt=""
      style="top:${top}px;width:${art.width}px;height:${height}px"></div></div>
    <div class="words"><h1>${number}. ${step.name}</h1><p>${step.note}</p></div></section>`
}

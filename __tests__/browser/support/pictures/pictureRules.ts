import { join } from 'node:path'
import sharp from 'sharp'
import { distFolder } from '../builtSite'
import { leastInSight } from './croppedPlaces'
import type { DrawnPicture, Screen } from './drawnPictures'

interface PictureFile {
  readonly format: string
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

const read = new Map<string, Promise<PictureFile>>()

/** What the file itself says, whatever its name. @param file path in the built site */
export const readPictureFile = (file: string): Promise<PictureFile> => {
  const known = read.get(file) ?? sharp(join(distFolder, file)).metadata()
  read.set(file, known)
  return known
}

/** Files up to this width, in pixels, weigh little: their steps may be wider apart. */
const small = 320

/** A picture that fills its box and is cut off is drawn wider than the box. */
const wholeWidth = ({ width, height, fit }: DrawnPicture, ratio: number) => {
  if (fit === 'cover') return Math.max(width, height * ratio)
  return fit === 'contain' ? Math.min(width, height * ratio) : width
}

/** A picture that fills its box is cut off at two sides. */
const shareInSight = ({ width, height, fit }: DrawnPicture, ratio: number) => {
  const relation = width / height / ratio
  return fit === 'cover' ? Math.min(relation, 1 / relation) : 1
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** `sizes` from 7 % below what is drawn to 15 % or 8 px above it. */
const checkPromise = ({ promised, offered }: DrawnPicture, drawn: number, density: number) => {
  const isWidest = promised * density >= (offered.at(-1) ?? 0)
  if (promised < drawn * 0.93 && !isWidest) return 'too little'
  return promised > drawn * 1.15 && promised > drawn + 8 ? 'too much' : undefined
}

/** From 1 to 1.6 pixels of the file for each that is drawn; fewer where there are no more, or where a dense screen's browser rounds down. */
const checkReceived = ({ offered }: DrawnPicture, received: number, drawn: number, density: number) => {
  const least = density > 1 ? 0.75 : 0.95
  if (received < drawn * least && received < (offered.at(-1) ?? Infinity)) return 'too few'
  const nearest = offered.find((width) => width >= drawn * 0.95) ?? received
  const most = Math.max(drawn * 1.6, Math.min(nearest, small))
  return received > most ? 'too many' : undefined
}

const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 0.02

/** What is wrong with one picture on one screen, in words; `reusable` are files that another picture has brought. */
export async function findPictureFaults(
  picture: DrawnPicture,
  { width, height, density }: Screen,
  reusable: ReadonlySet<string>,
): Promise<string[]> {
  const { place, file, promised, statedRatio, fit } = picture
  const real = await readPictureFile(file)
  const ratio = real.width / real.height
  const css = wholeWidth(picture, ratio)
  const drawn = css * density
  const here = `.${place} at ${width} × ${height}, density ${density} (${file}): `
  const faults: string[] = []
  const say = (fault: string) => faults.push(here + fault)

  if (real.format !== 'heif') say(`AVIF expected, ${real.format} received`)
  const promise = checkPromise(picture, css, density)
  if (promise) say(`sizes says ${promised} px, which is ${promise}: it is drawn ${Math.round(css)} px wide`)
  const amount = checkReceived(picture, real.width, drawn, density)
  if (amount && !(amount === 'too many' && reusable.has(file)))
    say(`${amount} pixels: ${real.width} received for ${Math.round(drawn)}, ${percent(real.width / drawn)}`)
  if (!isNear(statedRatio, ratio))
    say(`width and height attributes have the ratio ${statedRatio.toFixed(2)}, the file ${ratio.toFixed(2)}`)
  if (fit === 'fill' && !isNear(picture.width / picture.height, ratio))
    say(
      `drawn ${Math.round(picture.width)} × ${Math.round(picture.height)}, out of shape: the file's ratio is ${ratio.toFixed(2)}`,
    )
  const share = shareInSight(picture, ratio)
  const least = leastInSight(place, width)
  if (share < least) say(`${percent(share)} of it is in sight, at least ${percent(least)} expected`)
  return faults
}

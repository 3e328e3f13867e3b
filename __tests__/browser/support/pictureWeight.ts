import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtFiles, distFolder } from './builtSite'

export interface Screen {
  readonly width: number
  /** Device pixels in one CSS pixel. */
  readonly density: number
}

/** The `sizes` a component declares, read from its source so that they cannot drift apart. */
export const declaredSizes = (component: string, pattern: RegExp): string => {
  const sizes = pattern.exec(readFileSync(resolve(__dirname, '../../../src', component), 'utf8'))?.[1]
  if (!sizes) throw new Error(`${component} declares no sizes like ${pattern}.`)
  return sizes
}

/** CSS pixels of one length of a `sizes` list: `540px`, `41vw`, `calc(100vw - 80px)`. */
const pixels = (length: string, viewport: number): number => {
  const terms = length.replace(/^calc\((.*)\)$/, '$1').matchAll(/(- )?([\d.]+)(px|vw)/g)
  let total = 0
  for (const [, minus, number, unit] of terms) {
    const size = Number(number) * (unit === 'vw' ? viewport / 100 : 1)
    total += minus ? -size : size
  }
  return total
}

/** How wide a picture is drawn at this viewport, by the first condition that holds. */
export const shownWidth = (sizes: string, viewport: number): number => {
  for (const part of sizes.split(/,\s*(?![^(]*\))/)) {
    const [, least, length] = /^(?:\(min-width: (\d+)px\) )?(.+)$/.exec(part.trim()) ?? []
    if (length && (!least || viewport >= Number(least))) return pixels(length, viewport)
  }
  throw new Error(`No size of «${sizes}» fits ${viewport} px.`)
}

/** Widths and bytes of every AVIF made of one master. */
const sizesOf = (name: string, fallback: 'jpg' | 'png') => {
  const files = builtFiles()
  const base = files
    .map((file) => new RegExp(`^media/${name}\\.[0-9a-f]{8}-(?=\\d+\\.${fallback}$)`).exec(file)?.[0])
    .find(Boolean)
  if (!base) throw new Error(`dist/media holds no ${fallback} of ${name}.`)
  return files
    .filter((file) => file.startsWith(base) && file.endsWith('.avif'))
    .map((file) => ({
      width: Number.parseInt(file.slice(base.length), 10),
      bytes: statSync(join(distFolder, file)).size,
    }))
    .sort((a, b) => a.width - b.width)
}

/** The AVIF a browser loads for this screen: the first that is wide enough, else the widest. */
export const loadedPicture = (
  name: string,
  fallback: 'jpg' | 'png',
  sizes: string,
  { width, density }: Screen,
) => {
  const wanted = Math.floor(shownWidth(sizes, width) * density)
  const offers = sizesOf(name, fallback)
  const loaded = offers.find((offer) => offer.width >= wanted) ?? offers.at(-1)
  if (!loaded) throw new Error(`dist/media holds no AVIF of ${name}.`)
  return loaded
}

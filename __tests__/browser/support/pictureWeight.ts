import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as breakpoints from '../../../src/styles/breakpoints'
import { pictureKey, pictureName } from '../../../tools/build/pictures/pictureRecipes'
import { builtFiles, distFolder } from './builtSite'

export interface Screen {
  readonly width: number
  /** Device pixels in one CSS pixel. */
  readonly density: number
}

/**
 * The `sizes` a component declares, read from its source so that they cannot drift apart.
 * @param name of the attribute or constant, e.g. `sizes`, `bottleSizes`
 */
export const declaredSizes = (component: string, name: string): string => {
  const source = readFileSync(resolve(__dirname, '../../../src', component), 'utf8')
  const sizes = new RegExp(`\\b${name} ?=[\\s{]*(['"\`])(.+?)\\1`).exec(source)?.[2]
  if (!sizes) throw new Error(`${component} declares no ${name}.`)
  return sizes.replace(/\$\{(?:breakpoints\.)?(\w+)\}/g, (_, width: keyof typeof breakpoints) =>
    String(breakpoints[width]),
  )
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

/** The files the build makes of one master, e.g. `scenes/doorway.jpg`, as their addresses begin. */
export const pictureFiles = (master: string): string => {
  const file = resolve('src/content/media', master)
  return `media/${pictureName(pictureKey(file, readFileSync(file)))}-`
}

/** Widths and bytes of every AVIF made of one master. */
const sizesOf = (master: string) => {
  const base = pictureFiles(master)
  const sizes = builtFiles()
    .filter((file) => file.startsWith(base) && file.endsWith('.avif'))
    .map((file) => ({
      width: Number.parseInt(file.slice(base.length), 10),
      bytes: statSync(join(distFolder, file)).size,
    }))
  return sizes.sort((a, b) => a.width - b.width)
}

/** The AVIF a browser loads for this screen: the first that is wide enough, else the widest. */
export const loadedPicture = (master: string, sizes: string, { width, density }: Screen) => {
  const wanted = Math.floor(shownWidth(sizes, width) * density)
  const offers = sizesOf(master)
  const loaded = offers.find((offer) => offer.width >= wanted) ?? offers.at(-1)
  if (!loaded) throw new Error(`dist/media holds no AVIF of ${master}.`)
  return loaded
}

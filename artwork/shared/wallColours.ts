import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PaintingId } from '../../src/content/collection'
import { decodeSrgb } from './srgb'

interface WallColours {
  readonly wall: string
  readonly shelf: string
}

const row = /'([\w-]+)': \(\s*'wall': (#\w+),\s*'shelf': (#\w+),/g

/** The colours of a painting's wall, as the site's stylesheets have them. */
export const readWallColours = (painting: PaintingId): WallColours => {
  const scss = readFileSync(resolve('src/content/_collectionColours.scss'), 'utf8')
  for (const [, id, wall, shelf] of scss.matchAll(row)) {
    if (id === painting && wall && shelf) return { wall, shelf }
  }
  throw new Error(`src/content/_collectionColours.scss has no wall for ${painting}.`)
}

const ink = '#1b1226'
const lime = '#f4f5ef'

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    decodeSrgb(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG 2 computes it: 1 to 21. */
const contrastRatio = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Ink or lime white, whichever is easier to read on the ground. */
export const pickTextColour = (ground: string) =>
  contrastRatio(ink, ground) > contrastRatio(lime, ground) ? ink : lime

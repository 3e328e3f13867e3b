import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Pixels {
  readonly data: Buffer
  readonly channels: number
}

export const shoot = async (page: Page, clip: Box): Promise<Pixels> => {
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, channels: info.channels }
}

/** Linear light of each of a channel's 256 values. */
const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

const luminance = ({ data }: Pixels, at: number) => {
  const light = (index: number) => linear[data[index] ?? 0] ?? 0
  return 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2)
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG's ratio between the lightest and the darkest pixel. */
export const contrastWithin = (pixels: Pixels) => {
  let [darkest, lightest] = [1, 0]
  for (let at = 0; at < pixels.data.length; at += pixels.channels) {
    const light = luminance(pixels, at)
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  }
  return ratio(lightest, darkest)
}

const isEqual = ({ data, channels }: Pixels, other: Pixels, at: number) => {
  for (let part = at; part < at + channels; part++) if (data[part] !== other.data[part]) return false
  return true
}

/** How many pixels change their luminance by WCAG's 3:1 or more. */
export const changedPixels = (before: Pixels, after: Pixels) => {
  let changed = 0
  for (let at = 0; at < before.data.length; at += before.channels)
    if (!isEqual(before, after, at) && ratio(luminance(before, at), luminance(after, at)) >= 3) changed++
  return changed
}

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

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminances = ({ data, channels }: Pixels): number[] => {
  const all: number[] = []
  for (let at = 0; at + 2 < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    all.push(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
  }
  return all
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** WCAG's ratio between the lightest and the darkest pixel. */
export const contrastWithin = (pixels: Pixels) => {
  const all = luminances(pixels)
  return ratio(
    all.reduce((one, other) => Math.max(one, other)),
    all.reduce((one, other) => Math.min(one, other)),
  )
}

/** How many pixels change their luminance by WCAG's 3:1 or more. */
export const changedPixels = (before: Pixels, after: Pixels) => {
  const [from, to] = [luminances(before), luminances(after)]
  return from.filter((light, index) => ratio(light, to[index] ?? 0) >= 3).length
}

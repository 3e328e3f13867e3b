import sharp from 'sharp'

/** Rows from the top, pixels from the left, `channels` bytes each. */
export interface Pixels {
  readonly data: Buffer
  readonly channels: number
}

export async function readPixels(png: Buffer): Promise<Pixels & { readonly width: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, channels: info.channels, width: info.width }
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

/** WCAG's ratio between each pixel before and after, of those that change. */
export function changeRatios(before: Pixels, after: Pixels): number[] {
  const ratios: number[] = []
  for (let at = 0; at < before.data.length; at += before.channels)
    if (!isEqual(before, after, at)) ratios.push(ratio(luminance(before, at), luminance(after, at)))
  return ratios
}

/** How many pixels change their luminance by WCAG's 3:1 or more. */
export const changedPixels = (before: Pixels, after: Pixels) =>
  changeRatios(before, after).filter((change) => change >= 3).length

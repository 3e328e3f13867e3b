import sharp from 'sharp'
import { readBuilt } from './support/built'

/** sRGB, WCAG 2.2. */
const luminance = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of each pixel, drawn as small as a tab shows it. */
async function luminances(file: string) {
  const picture = sharp(readBuilt(file), { density: 300 }).resize(32, 32).flatten({ background: '#000' })
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: 32 * 32 }, (_, pixel) =>
    luminance([...data.subarray(pixel * 3, pixel * 3 + 3)]),
  )
}

test.each([
  'favicon.svg',
  'apple-touch-icon.png',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/icon-maskable-512.png',
])('the sign on %s stands out from its ground', async (file) => {
  const all = await luminances(file)
  const ground = all[16] ?? 0
  const contrasts = all.map((own) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
  const share = contrasts.filter((contrast) => contrast >= 3).length / contrasts.length
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.6)
})

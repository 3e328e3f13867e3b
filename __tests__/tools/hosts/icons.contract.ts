import sharp from 'sharp'
import { changedPixels } from '../../../tools/shared/pixels'
import { readBuilt } from './support/built'

/** Drawn as small as a tab shows it. */
const size = 32

test.each([
  'favicon.svg',
  'apple-touch-icon.png',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/icon-maskable-512.png',
])('the sign on %s stands out from its ground at 3 : 1', async (file) => {
  const picture = sharp(readBuilt(file), { density: 300 }).resize(size, size).flatten({ background: '#000' })
  const data = await picture.raw().toBuffer()
  const topMiddle = (size / 2) * 3
  const ground = Buffer.alloc(data.length, data.subarray(topMiddle, topMiddle + 3))
  const share = changedPixels({ data: ground, channels: 3 }, { data, channels: 3 }) / size ** 2
  expect(share).toBeGreaterThan(0.1)
  expect(share).toBeLessThan(0.6)
})

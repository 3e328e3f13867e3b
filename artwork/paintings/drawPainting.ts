import sharp from 'sharp'
import { lightImpasto } from './rendering/lightImpasto'
import { paintReference } from './rendering/paintReference'
import type { PaintingMaster } from './paintings'

/** Paints one picture from its composition and resolves to its master. */
export async function drawPainting({ file, compose, surface, ...style }: PaintingMaster) {
  const reference = await compose()
  const canvas = paintReference(reference, style)
  const { width, height } = reference
  await sharp(lightImpasto(canvas, surface), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file)
  return file
}

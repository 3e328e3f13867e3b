import sharp from 'sharp'
import { light } from './rendering/impasto'
import { paint } from './rendering/painter'
import { paintings } from './paintings'

/** Paints one picture from its composition and resolves to its master. */
export async function makePainting(name: string): Promise<string> {
  const painting = paintings.get(name)
  if (!painting) throw new Error(`No hay ninguna pintura «${name}»; las hay: ${paintingNames.join(', ')}.`)
  const reference = await painting.compose()
  const canvas = paint(reference, painting)
  const { width, height } = reference
  await sharp(light(canvas, painting.surface), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(painting.file)
  return painting.file
}

export const paintingNames = [...paintings.keys()]

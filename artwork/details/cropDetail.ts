import sharp from 'sharp'
import type { Detail } from './details'

const media = 'src/content/media'

/** Cuts a piece out of a painting's master and resolves to its own file. */
export async function cropDetail(name: string, detail: Detail) {
  const painting = sharp(`${media}/paintings/${detail.painting}.jpg`)
  const { width, height } = await painting.metadata()
  const side = Math.round(detail.width * width)
  const file = `${media}/details/${name}.jpg`
  await painting
    .extract({
      left: Math.round(detail.left * width),
      top: Math.round(detail.top * height),
      width: side,
      height: side,
    })
    .jpeg({ quality: 92, mozjpeg: true })
    .toFile(file)
  return file
}

import sharp from 'sharp'
import { widthsFor, type PictureRecipe } from './pictureRecipes'

export interface EncodedPicture {
  readonly widths: readonly number[]
  /** Size of the widest file, in pixels. */
  readonly width: number
  readonly height: number
  readonly fallback: 'jpg' | 'png'
  /** Contents by `<width>.<extension>`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** One master in every width and format its recipe asks for; rejects when the master cannot be read. */
export async function encodePicture(master: Buffer, recipe: PictureRecipe): Promise<EncodedPicture> {
  const { width: masterWidth, hasAlpha } = await sharp(master).metadata()
  const widths = widthsFor(recipe, masterWidth)
  const fallback = hasAlpha ? 'png' : 'jpg'
  const files = new Map<string, Buffer>()
  let height = 0

  for (const width of widths) {
    const { data, info } = await sharp(master).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const picture = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
    const last = hasAlpha
      ? picture.clone().png({ palette: true, quality: 90, compressionLevel: 9 })
      : picture.clone().jpeg({ quality: recipe.jpeg.quality, mozjpeg: true })

    files.set(`${width}.avif`, await picture.clone().avif(recipe.avif).toBuffer())
    files.set(`${width}.webp`, await picture.clone().webp(recipe.webp).toBuffer())
    files.set(`${width}.${fallback}`, await last.toBuffer())
    height = info.height
  }

  return { widths, width: Math.max(...widths), height, fallback, files }
}

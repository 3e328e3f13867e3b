import sharp from 'sharp'
import { avifFor, widthsFor, type PictureRecipe } from './pictureRecipes'

export interface EncodedPicture {
  readonly widths: readonly number[]
  /** Size of the widest file, in pixels. */
  readonly width: number
  readonly height: number
  /** Name of the file for browsers without AVIF and WebP. */
  readonly fallback: string
  /** Contents by `<width>.<extension>`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Pixels, at least: no browser that the site is made for takes the fallback, so it has one size. */
const fallbackAtLeast = 480

/** One master in every width and format its recipe asks for; rejects when the master cannot be read. */
export async function encodePicture(master: Buffer, recipe: PictureRecipe): Promise<EncodedPicture> {
  const { width: masterWidth, hasAlpha } = await sharp(master).metadata()
  const widths = widthsFor(recipe, masterWidth)
  const fallbackWidth = widths.find((width) => width >= fallbackAtLeast) ?? widths.at(-1)
  const fallback = `${fallbackWidth}.${hasAlpha ? 'png' : 'jpg'}`
  const files = new Map<string, Buffer>()
  let height = 0

  for (const width of widths) {
    const { data, info } = await sharp(master).resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const picture = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    })
    files.set(`${width}.avif`, await picture.clone().avif(avifFor(recipe, width)).toBuffer())
    files.set(`${width}.webp`, await picture.clone().webp(recipe.webp).toBuffer())
    if (width === fallbackWidth) {
      const made = hasAlpha
        ? picture.clone().png({ palette: true, quality: 90, compressionLevel: 9 })
        : picture.clone().jpeg({ quality: recipe.jpeg.quality, mozjpeg: true })
      files.set(fallback, await made.toBuffer())
    }
    height = info.height
  }

  return { widths, width: Math.max(...widths), height, fallback, files }
}

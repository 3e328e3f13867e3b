import sharp from 'sharp'
import type { CapturedFile } from '../chromium/captures'
import { thumbnailPlace, thumbnailSize } from './thumbnails'

const makeThumbnail = async ({ file, screen, png }: CapturedFile) => {
  const small = sharp(png).resize({ width: thumbnailSize(screen).width })
  return [thumbnailPlace(file), await small.webp({ quality: 78 }).toBuffer()] as const
}

/** Place in the dossier → small copy of a capture. */
export const makeThumbnails = async (
  captures: readonly CapturedFile[],
): Promise<ReadonlyMap<string, Buffer>> => new Map(await Promise.all(captures.map(makeThumbnail)))

import '../../tools/build/nodeAssets'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { shareHtml, shareSize } from './layout'
import { subjects } from './subjects'
import { withBrowser, show } from '../../tools/shared/drawInChromium'

const mostBytes = 120_000

/** The best quality that keeps a link preview light. */
async function asJpeg(picture: Buffer, quality = 84): Promise<Buffer> {
  const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
  return jpeg.length > mostBytes && quality > 40 ? asJpeg(picture, quality - 4) : jpeg
}

export const shareSlugs = (): string[] => [...subjects.keys()]

/** Draws the link preview of one page and resolves to its file. */
export async function makeShare(slug: string) {
  const subject = subjects.get(slug)
  if (!subject) throw new Error(`No hay página para «${slug}»: ${shareSlugs().join(', ')}.`)
  const html = await shareHtml(subject)
  const picture = await withBrowser(shareSize.width, shareSize.height, async (page) => {
    await show(page, html)
    return page.screenshot()
  })
  const file = `public/share/${slug}.jpg`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await asJpeg(picture))
  return file
}

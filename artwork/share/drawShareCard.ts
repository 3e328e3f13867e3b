import '../../tools/build/nodeAssets'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { shareCardHtml, shareCardSize } from './shareCardHtml'
import type { ShareCard } from './shareCards'
import { withBrowser, showDocument } from '../../tools/shared/drawInChromium'

const maximumBytes = 120_000

/** The best quality that keeps a link preview light. */
async function encodeJpeg(picture: Buffer, quality = 84): Promise<Buffer> {
  const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
  return jpeg.length > maximumBytes && quality > 40 ? encodeJpeg(picture, quality - 4) : jpeg
}

/** Draws the link preview of one page and resolves to its file. */
export async function drawShareCard(name: string, card: ShareCard) {
  const html = await shareCardHtml(card)
  const picture = await withBrowser(shareCardSize.width, shareCardSize.height, async (page) => {
    await showDocument(page, html)
    return page.screenshot()
  })
  const file = `public/share/${name}.jpg`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await encodeJpeg(picture))
  return file
}

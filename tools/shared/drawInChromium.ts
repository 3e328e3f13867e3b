import { readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { requireBrowser } from '../programs/browser'

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const asUrl = (type: string, content: Buffer) => `data:${type};base64,${content.toString('base64')}`

/** A file of the project as an address that a page without a server can read. */
export const dataUrl = (file: string) => asUrl(types[parse(file).ext] ?? '', readFileSync(resolve(file)))

/** A master no taller than it is drawn: Chromium scales large pictures less well than sharp. */
export const masterUrl = async (file: string, height: number) => {
  const master = sharp(resolve('src/content/media', file)).resize({ height, withoutEnlargement: true })
  return asUrl('image/png', await master.png({ compressionLevel: 3 }).toBuffer())
}

const face = (family: string, file: string, weight: string, style = 'normal') =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; font-style: ${style};
    src: url('${dataUrl(`src/styles/fonts/${file}.woff2`)}') }`

export const fontFaces = () =>
  [
    face('Imbue', 'imbue', '250 450'),
    face('Archivo', 'archivo', '400 650'),
    face('Piazzolla', 'piazzolla-italic', '400', 'italic'),
  ].join('\n')

/** Draws with Chromium, so that type and light are those of the site. */
export async function withBrowser<Result>(
  width: number,
  height: number,
  work: (page: Page) => Promise<Result>,
) {
  const executablePath = requireBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await work(await browser.newPage({ viewport: { width, height } }))
  } finally {
    await browser.close()
  }
}

/** Shows the document once its pictures and fonts are there. */
export async function showDocument(page: Page, html: string) {
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await Promise.all([...document.images].map((image) => image.decode()))
  })
}

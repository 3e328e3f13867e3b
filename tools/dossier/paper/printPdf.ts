import type { Browser } from '@playwright/test'
import { dossierFolder } from '../../../src/audit/addresses'
import { owner } from '../../../src/content/owner'
import { removeRunMarks } from './removeRunMarks'

// Where the page is published: its links would otherwise carry the path of this machine into the PDF.
const address = `${owner.canonicalUrl.value}${dossierFolder}expediente.html`

/**
 * `expediente.pdf`: the printable file as A4 sheets with bookmarks and tags. `html` is that of `expediente.html`, which
 * requests nothing. The same bytes for the same file, on the same Chromium with the same fonts.
 */
export async function printPdf(html: string, browser: Browser): Promise<Buffer> {
  const context = await browser.newContext({ locale: 'es-BO', timezoneId: 'America/La_Paz' })
  const page = await context.newPage()
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  )
  await page.goto(address)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  })
  await context.close()
  return removeRunMarks(pdf)
}

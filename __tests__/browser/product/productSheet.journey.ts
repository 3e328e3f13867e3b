import '../../../tools/build/nodeAssets'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { owner } from '../../../src/content/owner'
import { productSheet } from '../../../src/content/productPage'
import { unrolling } from '../../../src/content/unrolling'
import { paperWidth } from '../support/printedPage'
import { expect, test } from '../support/visitor'

test.use({ reducedMotion: 'reduce', viewport: { width: paperWidth, height: 1000 } })

for (const id of ['singani-premium-1', 'singani-clasico-2'])
  test(`the printed sheet of ${id} has the number to order from, and a code that leads to its page`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.returnTo(`/productos/${id}`)
    const code = page.locator('.product-sheet img')
    await expect(code).toBeHidden()
    // A print waits for no picture.
    const isThere = () => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    await expect.poll(isThere).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(productSheet.phone)).toBeVisible()
    await expect(code).toBeVisible()
    const picture = await code.screenshot({ scale: 'css' })
    const { data, info } = await sharp(picture)
      .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
      .resize({ width: 600, kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(
      `${owner.canonicalUrl.value}/productos/${id}`,
    )
  })

test('the sheet shows the bottle also where its label is unrolled, and the whole text', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/productos/singani-premium-1')
  await page.getByRole('button', { name: unrolling.unroll }).click()
  await expect(page.locator('.product-stage')).toHaveAttribute('data-label', 'unrolled')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.product-stage__bottle img')).toBeVisible()
  await expect(page.locator('.product-stage__bottle')).toHaveCSS('opacity', '1')
  await expect(page.locator('.unrolling__painting img')).toBeHidden()
  await expect(page.locator('.product-description__rest p')).toBeVisible()
})

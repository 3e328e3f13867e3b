import { forwardNotice } from '../../src/content/legal'
import { expect, test } from './support/visitor'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
})

for (const [kind, path] of [
  ['a bottle', '/productos/singani-clasico-2'],
  ['a painting', '/pinturas/ancestros'],
] as const) {
  test(`${kind} is shared by its link, with the advice about minors beside it`, async ({
    visitor,
    baseURL,
  }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    // A browser with a share menu opens it; here there is to be none.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Compartir' }).press('Enter')
    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    await expect(page.getByRole('main').getByText(forwardNotice)).toBeVisible()
    expect(await visitor.axe()).toEqual([])
  })
}

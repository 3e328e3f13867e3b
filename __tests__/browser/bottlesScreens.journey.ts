import { boxOf } from './support/boxOf'
import { exampleCost } from './support/ownerFacts'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const path = '/botellas-personalizada'

for (const { occasionsSeen, ...viewport } of [
  { width: 1280, height: 720, occasionsSeen: 3 },
  { width: 1440, height: 900, occasionsSeen: 6 },
])
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport })

    test('sketch, price, message and the first occasions, whole, are in the first screen', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      const occasions = page.getByRole('group', { name: '¿Qué celebras?' })
      for (const seen of [
        page.locator('.sketch-sheet'),
        ...(exampleCost ? [page.locator('.bottles-header__price').getByText(exampleCost)] : []),
        page.getByRole('link', { name: /^Pedir cotización por WhatsApp/ }).first(),
        page.getByText('¿Qué celebras?'),
        ...(await occasions.locator('.picture-choices__surface').all()).slice(0, occasionsSeen),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 })
    })

    test('what stands side by side ends on one line, and every gap is the grid’s', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo(path)
      const gutter = await page
        .locator('.label-choices')
        .evaluate((grid) => Number.parseFloat(getComputedStyle(grid).columnGap))
      for (const [left, right, below] of [
        ['.picture-choices--line', '.size-chooser', '.quote-fields'],
        ['.quote-fields', '.quote-field:has(textarea)', '.quote-composer'],
      ] as const) {
        const [a, b, next] = [
          await boxOf(page.locator(left)),
          await boxOf(page.locator(right)),
          await boxOf(page.locator(below)),
        ]
        expect(Math.abs(a.bottom - b.bottom)).toBeLessThan(2)
        expect(b.x - a.right).toBeCloseTo(gutter, 0)
        expect(next.y - a.bottom).toBeLessThanOrEqual(gutter + 16)
      }
    })

    test('the whole sketch is in view where the bottle is chosen, and shows it', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo(`${path}?ocasion=bautizo`)
      const sheet = page.locator('.sketch-sheet canvas')
      await expect(sheet).toBeVisible()
      const read = () => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
      const before = await read()
      const clasico = page.getByRole('radio', { name: 'Clásico' })
      await clasico.evaluate((radio) => radio.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await clasico.check()
      await expect(clasico).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.bottles-header__sketch')).toBeInViewport({ ratio: 1 })
      expect((await boxOf(sheet)).y).toBeGreaterThanOrEqual(72)
      await expect.poll(async () => (await read()) === before).toBe(false)
    })

    test('the ring of the chosen bottle is clear of its link, and a field shows 35 characters', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.returnTo(`${path}?botella=clasico`)
      const ring = await boxOf(page.getByRole('radio', { name: 'Clásico' }))
      const link = await boxOf(page.getByRole('link', { name: 'Ver Singani Clásico' }))
      expect(link.y).toBeGreaterThan(ring.bottom)
      const names = page.getByLabel('Nombres en la etiqueta')
      await names.fill('Alejandra Montaño y Luis Fernández '.slice(0, 35))
      expect(await names.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page is at most nine screens long, and no occasion is out of sight to the right', async ({
    visitor,
  }) => {
    const { page } = visitor
    await visitor.returnTo(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 844)
    const occasions = page.getByRole('group', { name: '¿Qué celebras?' }).locator('.picture-choices__surface')
    await expect(occasions).toHaveCount(6)
    const last = occasions.nth(5)
    await last.scrollIntoViewIfNeeded()
    await expect(occasions.first()).toBeInViewport({ ratio: 1 })
    expect((await boxOf(last)).right).toBeLessThanOrEqual(390 - 12)
  })
})

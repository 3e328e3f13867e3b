import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openLab } from './support/labPage'

const long = 'x'.repeat(1000)

for (const width of [320, 390])
  test(`a value of 1,000 characters without a gap scrolls nothing sideways at ${width} px`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 844 })
    await openLab(visitor, `?local=${long}&session=${long}&pasos=si`)
    for (const shape of ['Tabla', 'Secuencia']) {
      await section(page, 'Registro').getByRole('radio', { name: shape }).check()
      expect(await visitor.hasSidewaysScroll(), shape).toBe(false)
    }
    const cut = section(page, 'Almacenes').locator('summary.value-text__start')
    await expect(cut.first()).toContainText('(1002 caracteres)')
    for (const summary of await page.locator('summary.value-text__start').all()) await summary.click()
    await expect(section(page, 'Almacenes').getByText(`«${long}»`).first()).toBeVisible()
    expect(await visitor.hasSidewaysScroll(), 'every long value opened').toBe(false)
  })

test('characters that are not seen or turn the direction are named', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?session=a%E2%80%AEb%00c')
  await expect(section(page, 'Almacenes')).toContainText('«a⟨U+202E⟩b⟨U+0000⟩c»')
  await expect(section(page, 'Registro')).toContainText('lee «a⟨U+202E⟩b⟨U+0000⟩c» de sesión')
})

test('a parameter that is unknown, or there twice, is told', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=x&local=accepted&paso=no')
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    '«local» está más de una vez: vale la primera.',
    '«paso» no se conoce y quedó fuera.',
  ])
})

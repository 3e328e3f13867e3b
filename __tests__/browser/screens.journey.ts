import { expect, test } from './support/visitor'
import { builtPaths } from './support/builtSite'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' })

    test('the gate, its dialog and the loading screen have no axe violation', async ({ visitor }) => {
      const { page } = visitor
      await visitor.open('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await visitor.axe()).toEqual([])
      await page.getByRole('button', { name: 'NO', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
      expect(await visitor.axe()).toEqual([])
    })

    for (const path of builtPaths()) {
      test(`${path} has no axe violation`, async ({ visitor }) => {
        await visitor.open(path)
        await visitor.enter()
        await visitor.page.getByRole('heading', { level: 1 }).waitFor()
        await visitor.page.getByText('Qué guarda este sitio').click()
        expect(await visitor.axe()).toEqual([])
      })
    }
  })
}

test('the open menu has no axe violation', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.enter()
  await visitor.page.getByRole('button', { name: 'Abrir menú' }).click()
  await visitor.page.getByRole('dialog', { name: 'Menú' }).waitFor()
  await visitor.page.waitForTimeout(400)
  expect(await visitor.axe()).toEqual([])
})

test('nothing scrolls sideways at 320 px, on the gate and on every page', async ({ visitor }) => {
  await visitor.page.setViewportSize({ width: 320, height: 568 })
  await visitor.open('/')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await visitor.hasSidewaysScroll()).toBe(false)
  await visitor.enter()
  for (const path of builtPaths()) {
    await visitor.open(path)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await visitor.hasSidewaysScroll(), path).toBe(false)
  }
})

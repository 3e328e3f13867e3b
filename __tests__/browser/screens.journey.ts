import { expect, test } from './support/visitor'
import { builtPaths } from './support/builtSite'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' })

    test('the loading screen has no axe violation', async ({ visitor }) => {
      visitor.allow(/main\.\w+\.js|\.txt|ERR_FAILED/)
      await visitor.open('/robots.txt')
      await visitor.page.evaluate(() => localStorage.setItem('status', 'accepted'))
      await visitor.page.route(/\/assets\/(main\.\w+\.js|\w+\.txt)/, (route) => route.abort())
      await visitor.open('/')
      await visitor.page.getByText('Cargando...').waitFor()
      expect(await visitor.axe()).toEqual([])
    })

    test('the gate and its dialog have no axe violation', async ({ visitor }) => {
      const { page } = visitor
      await visitor.open('/')
      await visitor.isAsked()
      expect(await visitor.axe()).toEqual([])
      await page.getByRole('button', { name: 'NO', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
      expect(await visitor.axe()).toEqual([])
    })

    for (const path of ['/', '/productos/singani-premium-1'])
      test(`${path}, to who returns, has no axe violation and looks as it did`, async ({ visitor }) => {
        const { page } = visitor
        const buttons = () =>
          page
            .locator('.button')
            .evaluateAll((all) => all.map((button) => getComputedStyle(button).color).join())
        await visitor.open(path)
        await visitor.enter({ remember: true })
        const before = await buttons()
        await visitor.open(path)
        await visitor.isInside()
        expect(await buttons()).toBe(before)
        expect(await visitor.axe()).toEqual([])
      })

    for (const path of builtPaths()) {
      test(`${path} has no axe violation`, async ({ visitor }) => {
        await visitor.open(path)
        await visitor.enter()
        await visitor.page.getByText('Qué guarda este sitio').click()
        // Half under the bar any target is too small.
        await visitor.page.evaluate(() => scrollTo(0, 0))
        expect(await visitor.axe()).toEqual([])
      })
    }
  })
}

for (const [state, path, act] of [
  ['no painting matches the filters', '/pinturas?artista=artista-de-los-llanos&tecnica=oleo', undefined],
  ['the painting is on the stage', '/productos/singani-premium-3', 'Imagen 2 de 2: pintura'],
  ['a size is chosen', '/botellas-personalizada', '40x30 cm'],
  ['the film plays', '/botellas-personalizada', 'Reproducir video: así nace una botella'],
] as const) {
  test(`no axe violation while ${state}`, async ({ visitor }) => {
    const { page } = visitor
    await visitor.open(path)
    await visitor.enter()
    if (act) await page.getByRole('button', { name: act }).click()
    await page.waitForTimeout(300)
    expect(await visitor.axe()).toEqual([])
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

test.describe('at 320 px nothing scrolls sideways', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('on the gate', async ({ visitor }) => {
    await visitor.open('/')
    await visitor.isAsked()
    expect(await visitor.hasSidewaysScroll()).toBe(false)
  })

  for (const path of builtPaths()) {
    test(`on ${path}`, async ({ visitor }) => {
      await visitor.open(path)
      await visitor.enter()
      expect(await visitor.hasSidewaysScroll()).toBe(false)
    })
  }
})

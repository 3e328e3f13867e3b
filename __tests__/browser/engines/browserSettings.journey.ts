import { excessLegend, gate, minorsLegend } from '../../../src/content/legal'
import { pictureFiles } from '../support/pictures/pictureFiles'
import { expect, test } from './support/test'
import { expectSome } from '../../support/expectSome'

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ settings: { browser: ['no script'] } })

  test('the page says the rule and the legends in Spanish, and shows no product', async ({
    visitor,
    site,
  }) => {
    await visitor.open('/productos/singani-premium-1')
    await visitor.expectEventually(() => visitor.tab.words(), expect.stringContaining(gate.requirement))
    const words = await visitor.tab.words()
    expect(words).toContain(excessLegend)
    expect(words).toContain(minorsLegend)
    expect(words).not.toMatch(/Singani (Premium|Clásico)|Bs\.|Cargando/)
    expect(words, 'no question that nobody could answer').not.toContain(gate.question)
    expect(
      expectSome(site.requests).filter((path) => path.endsWith('.js')),
      'no script ran',
    ).toEqual([])
    expect(expectSome(site.requests).filter((path) => path.endsWith('.txt'))).toEqual([])
    const pictures = site.requests.filter((path) => path.startsWith('/media/'))
    expect(
      expectSome(pictures).filter((path) => !path.startsWith(`/${pictureFiles('scenes/doorway.jpg')}`)),
    ).toEqual([])
  })
})

test.describe('with forced colours', { tag: '@forced-colours' }, () => {
  test.use({ settings: { browser: ['forced colours'] } })

  test('the focus is seen on the gate and in the menu', async ({ visitor }) => {
    const ring = () =>
      visitor.tab.evaluate(() => {
        const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        const behind = getComputedStyle(document.body).backgroundColor
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== behind
      })
    await visitor.open('/nosotros')
    await visitor.waitForQuestion()
    expect(
      await visitor.tab.evaluate(() => matchMedia('(forced-colors: active)').matches),
      'the setting took effect',
    ).toBe(true)
    await visitor.tab.press('Tab')
    expect(await visitor.focused()).toBe('SÍ')
    expect(await ring()).toBe(true)
    await visitor.tab.press('Enter')
    await visitor.waitForPage('Sobre nosotros')
    await visitor.tab.focus('button', 'Abrir menú')
    await visitor.tab.press('Enter')
    await visitor.expectEventually(() => visitor.isDialogOpen(), true)
    await visitor.tab.press('Tab')
    expect(await ring()).toBe(true)
  })
})

test(
  'the hero stops turning as soon as reduced motion is set',
  { tag: '@live-motion' },
  async ({ visitor }) => {
    const rotation = () =>
      visitor.tab.evaluate(() =>
        document.querySelector('button[aria-label$="rotación automática"]')?.getAttribute('aria-label'),
      )
    await visitor.open('/')
    await visitor.answerYes()
    await visitor.waitForHome()
    await visitor.expectEventually(rotation, 'Detener la rotación automática')
    await visitor.tab.set({ reducedMotion: 'reduce' })
    await visitor.expectEventually(rotation, 'Reanudar la rotación automática')
  },
)

import { excessLegend, gate, minorsLegend } from '../../../src/content/legal'
import { pictureFiles } from '../support/pictureWeight'
import { expect, test } from './support/test'

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ settings: { browser: ['no script'] } })

  test('the page says the rule and the legends in Spanish, and shows no product', async ({ guest, site }) => {
    await guest.open('/productos/singani-premium-1')
    await guest.sees(() => guest.tab.words(), expect.stringContaining(gate.requirement))
    const words = await guest.tab.words()
    expect(words).toContain(excessLegend)
    expect(words).toContain(minorsLegend)
    expect(words).not.toMatch(/Singani (Premium|Clásico)|Bs\.|Cargando/)
    expect(
      site.requests.filter((path) => path.endsWith('.js')),
      'no script ran',
    ).toEqual([])
    expect(site.requests.filter((path) => path.endsWith('.txt'))).toEqual([])
    const pictures = site.requests.filter((path) => path.startsWith('/media/'))
    expect(pictures.filter((path) => !path.startsWith(`/${pictureFiles('scenes/doorway.jpg')}`))).toEqual([])
  })
})

test.describe('with forced colours', { tag: '@forced-colours' }, () => {
  test.use({ settings: { browser: ['forced colours'] } })

  test('the focus is seen on the gate and in the menu', async ({ guest }) => {
    const ring = () =>
      guest.tab.look(() => {
        const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        const behind = getComputedStyle(document.body).backgroundColor
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== behind
      })
    await guest.open('/nosotros')
    await guest.isAsked()
    expect(
      await guest.tab.look(() => matchMedia('(forced-colors: active)').matches),
      'the setting took effect',
    ).toBe(true)
    await guest.tab.press('Tab')
    expect(await guest.focused()).toBe('SÍ')
    expect(await ring()).toBe(true)
    await guest.tab.press('Enter')
    await guest.isAt('Sobre nosotros')
    await guest.tab.focus('button', 'Abrir menú')
    await guest.tab.press('Enter')
    await guest.sees(() => guest.isDialogOpen(), true)
    await guest.tab.press('Tab')
    expect(await ring()).toBe(true)
  })
})

test(
  'the hero stops turning as soon as reduced motion is set',
  { tag: '@live-motion' },
  async ({ guest }) => {
    const rotation = () =>
      guest.tab.look(() =>
        document.querySelector('button[aria-label$="rotación automática"]')?.getAttribute('aria-label'),
      )
    await guest.open('/')
    await guest.answerYes()
    await guest.isAtHome()
    await guest.sees(rotation, 'Detener la rotación automática')
    await guest.tab.set({ reducedMotion: 'reduce' })
    await guest.sees(rotation, 'Reanudar la rotación automática')
  },
)

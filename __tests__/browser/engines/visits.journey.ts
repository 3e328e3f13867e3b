import { pictureFiles } from '../support/pictureWeight'
import { question } from './support/visitor'
import { expect, test } from './support/test'

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked')

for (const path of [
  '/javascript:alert(1)',
  '/..%2f..%2fetc',
  '/__proto__',
  `/${'a'.repeat(9000)}`,
  '//x.example/page',
])
  test(`a hostile address ends at home: ${path.slice(0, 30)}`, async ({ guest }) => {
    guest.allow(/40[04]/)
    await guest.open(path)
    await guest.answerYes()
    await guest.isAtHome()
    expect(await guest.path()).toBe('/')
  })

test('NO and SÍ pressed twice in a row are safe', async ({ guest }) => {
  await guest.open('/')
  await guest.isAsked()
  // The second press may meet the button that closes the dialog: that depends on the screen.
  await guest.tab.doubleClick('button', 'NO')
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  expect(await guest.stored()).toEqual({ local: null, session: null })
  await guest.tab.doubleClick('button', 'SÍ')
  await guest.isAtHome()
  expect(await guest.stored()).toEqual({ local: null, session: 'accepted' })
})

for (const [what, press] of [
  ['the menu', 'Abrir menú'],
  ['a bottle from near', 'Ampliar Singani Clásico, Eco e imagen'],
] as const)
  test(`Back with ${what} open leaves it closed, and the page free`, async ({ guest }) => {
    await guest.open('/')
    await guest.answerYes()
    await guest.isAtHome()
    await guest.tab.click('link', 'Descrubrir Singani Clásico, Eco e imagen')
    await guest.isAt('Singani Clásico')
    await guest.tab.click('button', press)
    await guest.sees(() => guest.isDialogOpen(), true)
    await guest.sees(() => guest.tab.look(isLocked), true)
    await guest.tab.back()
    await guest.isAtHome()
    await guest.sees(() => guest.isDialogOpen(), false)
    await guest.sees(() => guest.tab.look(isLocked), false)
  })

/** Nothing has come for a second: Firefox keeps no page that is still waiting for a file. */
const isAtRest = () => {
  const page = window as { seen?: { files: number; since: number } }
  const files = performance.getEntriesByType('resource').length
  if (page.seen?.files !== files) page.seen = { files, since: performance.now() }
  return performance.now() - page.seen.since > 1000
}

/** Notes how the page comes back: of a document loaded anew there is no note. */
const noteReturn = () =>
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: { persisted } }))

test.describe('the page that is left is kept', () => {
  test.use({ settings: { browser: ['kept pages'] } })

  test('a page that comes back as it was left reads the answer again', async ({ guest }) => {
    const leaveAndReturn = async (meanwhile: () => void) => {
      await guest.sees(() => guest.tab.look(isAtRest), true)
      await guest.tab.look(noteReturn)
      await guest.open('/robots.txt')
      await guest.tab.look(meanwhile)
      await guest.tab.back()
      await guest.sees(
        () => guest.tab.look(() => (window as { cameBack?: object }).cameBack ?? null),
        { persisted: true },
        'the page is the one that was left',
      )
    }
    // A page with a carousel: React has work waiting as it is left.
    await guest.open('/')
    await guest.answerYes({ remember: true })
    await guest.isAtHome()
    await leaveAndReturn(() => localStorage.removeItem('status'))
    await guest.sees(() => guest.title(), question)
    await leaveAndReturn(() => localStorage.setItem('status', 'accepted'))
    await guest.isAtHome()
  })
})

test.describe('without JavaScript', { tag: '@no-script' }, () => {
  test.use({ settings: { browser: ['no script'] } })

  test('the page says the rule and the legends in Spanish, and shows no product', async ({ guest, site }) => {
    await guest.open('/productos/singani-premium-1')
    await guest.sees(() => guest.tab.words(), expect.stringContaining('Este sitio requiere edad legal'))
    const words = await guest.tab.words()
    expect(words).toContain('EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD')
    expect(words).toContain('VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD')
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
  'who asks for less motion while the hero turns is obeyed at once',
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

import { question, rejection } from './support/visitor'
import { expect, test } from './support/test'

test('NO: the dialog says why, Escape closes it, the focus comes back, nothing is kept', async ({
  guest,
}) => {
  await guest.open('/')
  await guest.isAsked()
  await guest.tab.click('button', 'NO')
  await guest.sees(() => guest.dialog(), expect.stringContaining(rejection))
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  expect(await guest.focused()).toBe('NO')
  expect(await guest.stored()).toEqual({ local: null, session: null })
  expect(await guest.title()).toBe(question)
})

test('SÍ lasts for the session: a reload stays inside', async ({ guest }) => {
  await guest.open('/')
  await guest.answerYes()
  await guest.isAtHome()
  expect(await guest.stored()).toEqual({ local: null, session: 'accepted' })
  await guest.tab.reload()
  await guest.isAtHome()
})

test(
  'SÍ with the box ticked is remembered: another tab is inside at once',
  { tag: '@two-tabs' },
  async ({ guest }) => {
    await guest.open('/')
    await guest.answerYes({ remember: true })
    await guest.isAtHome()
    expect(await guest.stored()).toEqual({ local: 'accepted', session: null })
    const other = await guest.another()
    await other.open('/nosotros')
    await other.isAt('Sobre nosotros')
  },
)

test(
  '"Olvidar mi respuesta" asks again in every tab, and SÍ in one opens the other',
  {
    tag: '@two-tabs',
  },
  async ({ guest }) => {
    await guest.open('/nosotros')
    await guest.answerYes({ remember: true })
    await guest.isAt('Sobre nosotros')
    const other = await guest.another()
    await other.open('/pinturas')
    await other.isAt('Pinturas')

    await guest.forget()
    await guest.isAsked()
    await other.isAsked()
    expect(await guest.path()).toBe('/')
    expect(await guest.stored()).toEqual({ local: null, session: null })

    await guest.answerYes({ remember: true })
    await other.isAt('Pinturas')
  },
)

test('a shared link survives the gate, and before SÍ nothing of it is asked for', async ({ guest, site }) => {
  await guest.open('/pinturas/ancestros')
  await guest.isAsked()
  expect(await guest.path()).toBe('/')
  const before = site.requests.slice(1)
  expect(before.length).toBeGreaterThan(3)
  expect(before.filter((path) => /\/(site|painting|paintings|product)\.|\.txt$/.test(path))).toEqual([])
  await guest.answerYes()
  await guest.isAt('Ancestros')
  expect(await guest.path()).toBe('/pinturas/ancestros')
})

test('from home to a bottle, and its order is the message that the chat would send', async ({ guest }) => {
  await guest.open('/')
  await guest.answerYes()
  await guest.isAtHome()
  await guest.tab.click('link', 'Descrubrir Singani Clásico, Eco e imagen')
  await guest.isAt('Singani Clásico')
  expect(await guest.path()).toBe('/productos/singani-clasico-1')
  expect(await guest.messageOf('Ordena por WhatsApp')).toBe(
    '¡Hola, Bohemia 56! 💎 Me interesa el Singani Clásico con la pintura «Eco e imagen». ¿Me dan más información?',
  )
})

test('paintings are filtered, and the address keeps the choice', async ({ guest }) => {
  const result = () => guest.tab.look(() => document.querySelector('.painting-filters__result')?.textContent)
  await guest.open('/pinturas')
  await guest.answerYes()
  await guest.isAt('Pinturas')
  expect(await result()).toBe('7 pinturas')
  await guest.tab.click('button', /^Artista de los Valles/)
  await guest.sees(result, expect.stringMatching(/^[1-6] pinturas?$/))
  const filtered = await result()
  expect(await guest.tab.look(() => location.search)).toBe('?artista=artista-de-los-valles')
  await guest.tab.reload()
  await guest.isAt('Pinturas')
  expect(await result()).toBe(filtered)
})

test('an artist is written to, by name', async ({ guest }) => {
  await guest.open('/pinturas/artista/artista-de-los-valles')
  await guest.answerYes()
  await guest.isAt(/Artista de los Valles/)
  expect(await guest.tab.look(() => document.querySelector('main')?.innerText)).not.toContain('undefined')
  expect(await guest.messageOf('Escribir a la artista')).toMatch(
    /^¡Hola! Vi la página de Artista de los Valles en Bohemia 56 y quisiera contactarme con /,
  )
})

test('a quote is composed, and sent as it is seen', async ({ guest }) => {
  await guest.open('/botellas-personalizada')
  await guest.answerYes()
  await guest.isAt(/./)
  await guest.tab.click('button', 'Una boda')
  await guest.tab.focus('textbox', /^¿Cuántas botellas\?/)
  await guest.tab.type('24')
  await guest.tab.focus('textbox', /^Cuéntanos tu idea/)
  await guest.tab.type('Con kantutas')
  const seen = () => guest.tab.look(() => document.querySelector('main blockquote')?.textContent)
  await guest.sees(seen, expect.stringContaining('Con kantutas'))
  expect(await seen()).toContain('cotizar 24 botellas personalizadas para una boda')
  expect(await guest.messageOf('Cotizar por WhatsApp')).toBe(await seen())
})

test('the menu opens, is walked and left with the keyboard alone', async ({ guest }) => {
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  // Tab starts from the top.
  await guest.tab.reload()
  await guest.isAt('Sobre nosotros')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30 && (await guest.focused()) !== name; presses++)
      await guest.tab.press('Tab')
    expect(await guest.focused()).toBe(name)
  }
  await tabTo('Abrir menú')
  await guest.tab.press('Enter')
  await guest.sees(() => guest.isDialogOpen(), true)
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  await guest.sees(() => guest.focused(), 'Abrir menú')
  await guest.tab.press('Enter')
  await guest.sees(() => guest.isDialogOpen(), true)
  await tabTo('Pinturas')
  await guest.tab.press('Enter')
  await guest.isAt('Pinturas')
  await guest.sees(() => guest.focused(), 'Pinturas')
  expect(await guest.isDialogOpen()).toBe(false)
})

test('a painting is seen from near, and left again', async ({ guest }) => {
  await guest.open('/pinturas/ancestros')
  await guest.answerYes()
  await guest.isAt('Ancestros')
  await guest.tab.click('button', 'Ampliar Ancestros')
  await guest.sees(() => guest.dialog(), expect.stringContaining('Imagen entera'))
  await guest.tab.click('button', 'Acercar')
  await guest.sees(() => guest.dialog(), expect.stringContaining('Aumento 2×'))
  await guest.tab.press('Escape')
  await guest.sees(() => guest.isDialogOpen(), false)
  await guest.sees(() => guest.focused(), 'Ampliar Ancestros')
})

test('Back returns to the same place on the page, never to the gate', async ({ guest }) => {
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  await guest.scrollTo(600)
  // A click would first bring the link into view.
  await guest.tab.look(() =>
    document.querySelector<HTMLElement>('.nav-bar__brand')?.focus({ preventScroll: true }),
  )
  await guest.tab.press('Enter')
  await guest.isAtHome()
  expect(await guest.scrolled()).toBe(0)
  await guest.tab.back()
  await guest.isAt('Sobre nosotros')
  await guest.sees(() => guest.scrolled(), 600)
})

test('an unknown address asks too, and leads home', async ({ guest }) => {
  guest.allow(/404/)
  await guest.open('/no-existe')
  await guest.answerYes()
  await guest.isAtHome()
  expect(await guest.path()).toBe('/')
})

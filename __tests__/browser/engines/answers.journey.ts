import { question, rejection } from './support/visitor'
import { expect, test } from './support/test'

test('NO: the dialog says why, Escape closes it, the focus comes back, nothing is stored', async ({
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

test('a double click on NO or SÍ acts as a single one', async ({ guest }) => {
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

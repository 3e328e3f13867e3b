import { question, rejection } from './support/visitor'
import { expect, test } from './support/test'

test('NO: the dialog says why, Escape closes it, the focus comes back, nothing is stored', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  await visitor.tab.click('button', 'NO')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining(rejection))
  await visitor.tab.press('Escape')
  await visitor.expectEventually(() => visitor.isDialogOpen(), false)
  expect(await visitor.focused()).toBe('NO')
  expect(await visitor.stored()).toEqual({ local: null, session: null })
  expect(await visitor.title()).toBe(question)
})

test('SÍ lasts for the session: a reload stays inside', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.answerYes()
  await visitor.waitForHome()
  expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })
  await visitor.tab.reload()
  await visitor.waitForHome()
})

test('a double click on NO or SÍ acts as a single one', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  // The second press may meet the button that closes the dialog: that depends on the screen.
  await visitor.tab.doubleClick('button', 'NO')
  await visitor.tab.press('Escape')
  await visitor.expectEventually(() => visitor.isDialogOpen(), false)
  expect(await visitor.stored()).toEqual({ local: null, session: null })
  await visitor.tab.doubleClick('button', 'SÍ')
  await visitor.waitForHome()
  expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })
})

test(
  'SÍ with the box ticked is remembered: another tab is inside at once',
  { tag: '@two-tabs' },
  async ({ visitor }) => {
    await visitor.open('/')
    await visitor.answerYes({ remember: true })
    await visitor.waitForHome()
    expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })
    const other = await visitor.newTab()
    await other.open('/nosotros')
    await other.waitForPage('Sobre nosotros')
  },
)

test(
  '"Olvidar mi respuesta" asks again in every tab, and SÍ in one opens the other',
  {
    tag: '@two-tabs',
  },
  async ({ visitor }) => {
    await visitor.open('/nosotros')
    await visitor.answerYes({ remember: true })
    await visitor.waitForPage('Sobre nosotros')
    const other = await visitor.newTab()
    await other.open('/pinturas')
    await other.waitForPage('Pinturas')

    await visitor.forget()
    await visitor.waitForQuestion()
    await other.waitForQuestion()
    expect(await visitor.path()).toBe('/')
    expect(await visitor.stored()).toEqual({ local: null, session: null })

    await visitor.answerYes({ remember: true })
    await other.waitForPage('Pinturas')
  },
)

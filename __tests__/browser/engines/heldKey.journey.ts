import { gate as texts } from '../../../src/content/legal'
import { rejection, type Visitor } from './support/visitor'
import { expect, test } from './support/test'

const repeats = 20

/** Counts the key's repeats, the presses it makes on buttons and how often the dialog opens, from now on. */
const watchKeyboard = () => {
  const { dataset } = document.documentElement
  const count = (name: string) => (dataset[name] = String(Number(dataset[name] ?? 0) + 1))
  addEventListener('keydown', ({ repeat }) => repeat && count('repeats'), true)
  addEventListener('click', ({ target }) => (target as Element).closest('button') && count('presses'), true)
  const opened = new MutationObserver((changes) => {
    for (const { target } of changes) if ((target as HTMLDialogElement).open) count('openings')
  })
  opened.observe(document, { subtree: true, attributeFilter: ['open'] })
}

const counted = (visitor: Visitor) =>
  visitor.tab.evaluate(() => {
    const { repeats = '0', presses = '0', openings = '0' } = document.documentElement.dataset
    return { repeats: Number(repeats), presses: Number(presses), openings: Number(openings) }
  })

const holdEnterOn = async (visitor: Visitor, button: string) => {
  await visitor.tab.focus('button', button)
  await visitor.tab.evaluate(watchKeyboard)
  await visitor.tab.hold('Enter', repeats)
}

/** The gate as the build wrote it, and as React draws it after the answer was forgotten. */
const gates = {
  'the first gate': (visitor: Visitor) => visitor.open('/nosotros'),
  'the gate after "Olvidar mi respuesta"': async (visitor: Visitor) => {
    await visitor.open('/nosotros')
    await visitor.answerYes()
    await visitor.waitForPage('Sobre nosotros')
    await visitor.forget()
  },
}

test.describe('Enter held down', { tag: '@held-key' }, () => {
  for (const [gate, open] of Object.entries(gates)) {
    test(`${gate}: on NO it opens the dialog once`, async ({ visitor }) => {
      await open(visitor)
      await visitor.waitForQuestion()
      await holdEnterOn(visitor, 'NO')
      await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining(rejection))
      expect(await counted(visitor)).toEqual({ repeats, presses: 1, openings: 1 })
    })

    test(`${gate}: on the dialog's button it closes it once`, async ({ visitor }) => {
      await open(visitor)
      await visitor.waitForQuestion()
      await visitor.tab.click('button', 'NO')
      await visitor.expectEventually(() => visitor.isDialogOpen(), true)
      await holdEnterOn(visitor, texts.rejectionClose)
      await visitor.expectEventually(() => visitor.isDialogOpen(), false)
      expect(await counted(visitor)).toEqual({ repeats, presses: 1, openings: 0 })
    })
  }

  test('on SÍ before the gate’s script is there it is one answer', async ({ visitor, site }) => {
    await visitor.open('/robots.txt')
    const { met } = site.injectFailure({ at: /^\/assets\/main\.\w+\.js/, delay: 4000 })
    // By the page itself: to be opened would mean to wait for the script.
    await visitor.tab.evaluate(() => location.assign('/nosotros'))
    await visitor.waitForQuestion()
    await holdEnterOn(visitor, 'SÍ')
    expect(await counted(visitor)).toEqual({ repeats, presses: 1, openings: 0 })
    await visitor.waitForPage('Sobre nosotros')
    expect(met).toHaveLength(1)
  })
})

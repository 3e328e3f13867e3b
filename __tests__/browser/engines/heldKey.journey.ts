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

const counted = (guest: Visitor) =>
  guest.tab.look(() => {
    const { repeats = '0', presses = '0', openings = '0' } = document.documentElement.dataset
    return { repeats: Number(repeats), presses: Number(presses), openings: Number(openings) }
  })

const holdEnterOn = async (guest: Visitor, button: string) => {
  await guest.tab.focus('button', button)
  await guest.tab.look(watchKeyboard)
  await guest.tab.hold('Enter', repeats)
}

/** The gate as the build wrote it, and as React draws it after the answer was forgotten. */
const gates = {
  'the first gate': (guest: Visitor) => guest.open('/nosotros'),
  'the gate after "Olvidar mi respuesta"': async (guest: Visitor) => {
    await guest.open('/nosotros')
    await guest.answerYes()
    await guest.isAt('Sobre nosotros')
    await guest.forget()
  },
}

test.describe('Enter held down', { tag: '@held-key' }, () => {
  for (const [gate, open] of Object.entries(gates)) {
    test(`${gate}: on NO it opens the dialog once`, async ({ guest }) => {
      await open(guest)
      await guest.isAsked()
      await holdEnterOn(guest, 'NO')
      await guest.sees(() => guest.dialog(), expect.stringContaining(rejection))
      expect(await counted(guest)).toEqual({ repeats, presses: 1, openings: 1 })
    })

    test(`${gate}: on the dialog's button it closes it once`, async ({ guest }) => {
      await open(guest)
      await guest.isAsked()
      await guest.tab.click('button', 'NO')
      await guest.sees(() => guest.isDialogOpen(), true)
      await holdEnterOn(guest, texts.rejectionClose)
      await guest.sees(() => guest.isDialogOpen(), false)
      expect(await counted(guest)).toEqual({ repeats, presses: 1, openings: 0 })
    })
  }

  test('on SÍ before the gate’s script is there it is one answer', async ({ guest, site }) => {
    await guest.open('/robots.txt')
    const { met } = site.plant({ at: /^\/assets\/main\.\w+\.js/, delay: 4000 })
    // By the page itself: to be opened would mean to wait for the script.
    await guest.tab.look(() => location.assign('/nosotros'))
    await guest.isAsked()
    await holdEnterOn(guest, 'SÍ')
    expect(await counted(guest)).toEqual({ repeats, presses: 1, openings: 0 })
    await guest.isAt('Sobre nosotros')
    expect(met).toHaveLength(1)
  })
})

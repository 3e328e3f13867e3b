import { gate } from '../../../src/content/legal'
import { question } from './support/visitor'
import { expect, test } from './support/test'

const notice = gate.unsavedNotice

for (const foreign of ['ACCEPTED', ' accepted', '', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)])
  test(`a foreign stored value is removed and the gate asks: ${foreign.slice(0, 20) || '(empty)'}`, async ({
    guest,
  }) => {
    await guest.open('/robots.txt')
    await guest.tab.look((value) => {
      localStorage.setItem('status', value)
      sessionStorage.setItem('status', value)
    }, foreign)
    expect(await guest.stored()).toEqual({ local: foreign, session: foreign })
    await guest.open('/')
    await guest.isAsked()
    await guest.sees(() => guest.stored(), { local: null, session: foreign })
    await guest.tab.reload()
    await guest.isAsked()
    await guest.sees(() => guest.stored(), { local: null, session: null })
    await guest.answerYes()
    await guest.isAtHome()
    expect(await guest.stored()).toEqual({ local: null, session: 'accepted' })
  })

test('with both storages full, SÍ enters and says that the answer could not be kept', async ({ guest }) => {
  // The router says in the console that it cannot keep the scroll positions either.
  guest.allow(/Failed to save scroll positions/)
  await guest.open('/robots.txt')
  const isFull = await guest.tab.look(() =>
    [localStorage, sessionStorage].every((storage) => {
      for (let size = 2 ** 22, key = 0; size >= 1; key++) {
        try {
          storage.setItem(`filler${key}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
      try {
        storage.setItem('status', 'accepted')
        return false
      } catch (error) {
        return (error as Error).name === 'QuotaExceededError'
      }
    }),
  )
  expect(isFull, 'the fault took effect').toBe(true)
  for (const remember of [true, false]) {
    await guest.open('/')
    await guest.answerYes({ remember })
    await guest.isAtHome()
    expect(await guest.tab.words()).toMatch(notice)
  }
})

test.describe('storage refused by the browser', { tag: '@storage-refused' }, () => {
  test.use({ settings: { browser: ['storage refused'] } })

  test('the gate asks, SÍ enters for this page view and says so, a reload asks again', async ({ guest }) => {
    guest.allow(/Failed to save scroll positions|SecurityError|insecure|sessionStorage|localStorage/)
    await guest.open('/nosotros')
    const refusal = await guest.tab.look(() => {
      try {
        return String(window.localStorage)
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(['SecurityError', 'null'], 'the fault took effect').toContain(refusal)
    await guest.answerYes({ remember: true })
    await guest.isAt('Sobre nosotros')
    expect(await guest.tab.words()).toMatch(notice)
    await guest.tab.click('link', 'Pinturas')
    await guest.isAt('Pinturas')
    await guest.tab.reload()
    await guest.sees(() => guest.title(), question)
  })
})

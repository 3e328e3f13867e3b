import { gate } from '../../../src/content/legal'
import { question } from './support/visitor'
import { expect, test } from './support/test'

const notice = gate.unsavedNotice

const foreignValues = ['ACCEPTED', ' accepted', '', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)]

test('a foreign stored value is removed and the gate asks', async ({ visitor }) => {
  for (const foreign of foreignValues)
    await test.step(foreign.slice(0, 20) || '(empty)', async () => {
      await visitor.open('/robots.txt')
      await visitor.tab.evaluate((value) => {
        localStorage.setItem('status', value)
        sessionStorage.setItem('status', value)
      }, foreign)
      expect(await visitor.stored()).toEqual({ local: foreign, session: foreign })
      await visitor.open('/')
      await visitor.waitForQuestion()
      await visitor.expectEventually(() => visitor.stored(), { local: null, session: foreign })
      await visitor.tab.reload()
      await visitor.waitForQuestion()
      await visitor.expectEventually(() => visitor.stored(), { local: null, session: null })
      await visitor.answerYes()
      await visitor.waitForHome()
      expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })
    })
})

test('with both storages full, SÍ enters and says that the answer could not be kept', async ({ visitor }) => {
  // The router says in the console that it cannot keep the scroll positions either.
  visitor.allow(/Failed to save scroll positions/)
  await visitor.open('/robots.txt')
  const isFull = await visitor.tab.evaluate(() =>
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
  expect(isFull, 'the failure took effect').toBe(true)
  for (const remember of [true, false]) {
    await visitor.open('/')
    await visitor.answerYes({ remember })
    await visitor.waitForHome()
    expect(await visitor.tab.words()).toMatch(notice)
  }
})

test.describe('storage refused by the browser', { tag: '@storage-refused' }, () => {
  test.use({ settings: { browser: ['storage refused'] } })

  test('the gate asks, SÍ enters for this page view and says so, a reload asks again', async ({
    visitor,
  }) => {
    visitor.allow(/Failed to save scroll positions|SecurityError|insecure|sessionStorage|localStorage/)
    await visitor.open('/nosotros')
    const refusal = await visitor.tab.evaluate(() => {
      try {
        return String(window.localStorage)
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(['SecurityError', 'null'], 'the failure took effect').toContain(refusal)
    await visitor.answerYes({ remember: true })
    await visitor.waitForPage('Sobre nosotros')
    expect(await visitor.tab.words()).toMatch(notice)
    await visitor.tab.click('link', 'Pinturas')
    await visitor.waitForPage('Pinturas')
    await visitor.tab.reload()
    await visitor.expectEventually(() => visitor.title(), question)
  })
})

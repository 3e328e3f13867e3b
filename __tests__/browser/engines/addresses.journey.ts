import { unknownAddress } from '../../../src/content/errors'
import { expectSome } from '../../support/expectSome'
import { lotId } from '../support/ownerFacts'
import { expect, test } from './support/test'

test('a shared link opens its page after SÍ, and nothing of it is requested before', async ({
  visitor,
  site,
}) => {
  await visitor.open('/pinturas/ancestros')
  await visitor.waitForQuestion()
  expect(await visitor.path()).toBe('/')
  const before = () => site.requests.slice(1)
  await expect.poll(() => before().length).toBeGreaterThan(3)
  expect(
    expectSome(before()).filter((path) => /\/(site|painting|paintings|product)\.|\.txt$/.test(path)),
  ).toEqual([])
  await visitor.answerYes()
  await visitor.waitForPage('Ancestros')
  expect(await visitor.path()).toBe('/pinturas/ancestros')
})

for (const path of ['/no-existe', '/productos/no-existe', '/pinturas/no-existe'])
  test(`an unknown address asks too, opens home after SÍ and says why: ${path}`, async ({ visitor }) => {
    visitor.allow(/404/)
    await visitor.open(path)
    await visitor.answerYes()
    await visitor.waitForHome()
    expect(await visitor.path()).toBe('/')
    const notice = () =>
      visitor.tab.evaluate(() => document.querySelector('.unknown-address-notice')?.textContent ?? null)
    await visitor.expectEventually(notice, unknownAddress)
    await visitor.tab.click('link', 'Pinturas')
    await visitor.waitForPage('Pinturas')
    expect(await notice()).toBeNull()
  })

test('a former address asks too, and opens the page of today after SÍ', async ({ visitor }) => {
  await visitor.open('/pinturas/taypi-paseno?desde=afiche#contenido')
  await visitor.waitForQuestion()
  expect(await visitor.path()).toBe('/')
  await visitor.answerYes()
  await visitor.waitForPage('Taypi paseño 2')
  const address = () => visitor.tab.evaluate(() => location.pathname + location.search + location.hash)
  expect(await address()).toBe('/pinturas/taypi-paseno-2?desde=afiche#contenido')
})

for (const path of [
  '/javascript:alert(1)',
  '/..%2f..%2fetc',
  '/__proto__',
  `/${'a'.repeat(9000)}`,
  '//x.example/page',
])
  test(`a hostile address opens home: ${path.slice(0, 30)}`, async ({ visitor }) => {
    visitor.allow(/40[04]/)
    await visitor.open(path)
    await visitor.answerYes()
    await visitor.waitForHome()
    expect(await visitor.path()).toBe('/')
  })

test('the lot in the address of a label’s code is still there after SÍ', async ({ visitor }) => {
  await visitor.open(`/productos/singani-premium-1?lote=${lotId}`)
  await visitor.waitForQuestion()
  expect(await visitor.tab.evaluate(() => location.search)).toBe('')
  await visitor.answerYes()
  await visitor.waitForPage('Singani Premium')
  const heading = () => visitor.tab.evaluate(() => document.querySelector('#lote h2')?.textContent)
  await visitor.expectEventually(heading, `Tu botella, lote ${lotId}`)
  expect(await visitor.tab.evaluate(() => location.search)).toBe(`?lote=${lotId}`)
})

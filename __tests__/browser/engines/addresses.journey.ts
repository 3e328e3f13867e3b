import { expect, test } from './support/test'

test('a shared link opens its page after SÍ, and nothing of it is requested before', async ({
  guest,
  site,
}) => {
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

test('an unknown address asks too, and opens home after SÍ', async ({ guest }) => {
  guest.allow(/404/)
  await guest.open('/no-existe')
  await guest.answerYes()
  await guest.isAtHome()
  expect(await guest.path()).toBe('/')
})

for (const path of [
  '/javascript:alert(1)',
  '/..%2f..%2fetc',
  '/__proto__',
  `/${'a'.repeat(9000)}`,
  '//x.example/page',
])
  test(`a hostile address opens home: ${path.slice(0, 30)}`, async ({ guest }) => {
    guest.allow(/40[04]/)
    await guest.open(path)
    await guest.answerYes()
    await guest.isAtHome()
    expect(await guest.path()).toBe('/')
  })

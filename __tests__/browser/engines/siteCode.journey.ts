import { expect, test } from './support/test'
import {
  notFound,
  brokenScript,
  fileErrors,
  siteCode,
  expectErrorScreen,
  retry,
} from './support/missingFiles'

const fragment = /^\/assets\/\w+\.txt/

for (const [what, answer] of [
  ['does not arrive', notFound],
  ['throws half way', brokenScript],
] as const)
  test(`the site’s code ${what} after SÍ: an error screen that can retry`, async ({ guest, site }) => {
    guest.allow(fileErrors)
    await guest.open('/nosotros')
    await guest.isAsked()
    const { met } = site.plant({ at: siteCode, answer })
    await guest.answerYes()
    await expectErrorScreen(guest)
    expect(met.length).toBeGreaterThanOrEqual(3)
    await retry(guest, site)
    await guest.isAt('Sobre nosotros')
  })

for (const [what, fault, requests] of [
  ['is gone', { answer: notFound }, 2],
  ['is cut half way', { drop: 'half way' }, 2],
  ['does not come', { delay: 20_000 }, 1],
] as const)
  test(`the prerendered page ${what}: React renders it`, async ({ guest, site }) => {
    guest.allow(fileErrors)
    await guest.open('/nosotros')
    await guest.isAsked()
    const { met } = site.plant({ ...fault, at: fragment })
    await guest.answerYes()
    await guest.isAt('Sobre nosotros')
    expect(met).toHaveLength(requests)
  })

test('a button pressed before the site’s code has loaded works once it has', async ({ guest, site }) => {
  await guest.open('/nosotros')
  await guest.isAsked()
  const { met } = site.plant({ at: siteCode, delay: 2000 })
  await guest.answerYes()
  await guest.sees(() => guest.title(), 'Sobre nosotros')
  await guest.tab.click('button', 'Abrir menú')
  expect(await guest.isDialogOpen(), 'no code is there yet').toBe(false)
  await guest.sees(() => guest.isDialogOpen(), true)
  expect(met).toHaveLength(1)
})

import { expect, test } from './support/test'
import { notFound, brokenScript, fileErrors, expectErrorScreen, retry } from './support/missingFiles'

const main = /^\/assets\/main\.\w+\.js/

for (const [what, answer] of [
  ['does not arrive', notFound],
  ['is not what the build made', brokenScript],
] as const)
  test(`the gate’s script ${what}: a static error screen in #root, which can retry`, async ({
    guest,
    site,
  }) => {
    guest.allow(fileErrors)
    const { met } = site.plant({ at: main, answer })
    await guest.open('/productos/singani-premium-1')
    await expectErrorScreen(guest)
    expect(met).toHaveLength(3)
    expect(await guest.tab.words()).not.toMatch(/Bs\.|Cargando|Singani (Premium|Clásico)/)
    await retry(guest, site)
    await guest.isAsked()
  })

test('the gate’s script fails once: the next try loads it', async ({ guest, site }) => {
  guest.allow(fileErrors)
  const { met } = site.plant({ at: main, answer: { status: 503 }, times: 1 })
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  expect(met).toHaveLength(1)
})

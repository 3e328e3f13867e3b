import { expect, test } from './support/test'
import { notFound, brokenScript, fileErrors, expectErrorScreen, retry } from './support/missingFiles'

const main = /^\/assets\/main\.\w+\.js/

for (const [what, answer] of [
  ['does not arrive', notFound],
  ['is not what the build made', brokenScript],
] as const)
  test(`the gate’s script ${what}: a static error screen in #root, which can retry`, async ({
    visitor,
    site,
  }) => {
    visitor.allow(fileErrors)
    const { met } = site.injectFailure({ at: main, answer })
    await visitor.open('/productos/singani-premium-1')
    await expectErrorScreen(visitor)
    expect(met).toHaveLength(3)
    expect(await visitor.tab.words()).not.toMatch(/Bs\.|Cargando|Singani (Premium|Clásico)/)
    await retry(visitor, site)
    await visitor.isAsked()
  })

test('the gate’s script fails once: the next try loads it', async ({ visitor, site }) => {
  visitor.allow(fileErrors)
  const { met } = site.injectFailure({ at: main, answer: { status: 503 }, times: 1 })
  await visitor.open('/nosotros')
  await visitor.answerYes()
  await visitor.isAt('Sobre nosotros')
  expect(met).toHaveLength(1)
})

import { expect, test } from './support/test'
import { notFound, brokenScript, fileErrors, expectErrorScreen, retry } from './support/missingFiles'

const main = /^\/assets\/main\.\w+\.js/
const names = /^\/assets\/runtime\.\w+\.js/

for (const [what, script, answer] of [
  ['the gate’s script does not arrive', main, notFound],
  ['the gate’s script is not what the build made', main, brokenScript],
  ['the list of the site’s scripts does not arrive', names, notFound],
] as const)
  test(`${what}: a static error screen in #root, which can retry`, async ({ visitor, site }) => {
    visitor.allow(fileErrors)
    const { met } = site.injectFailure({ at: script, answer })
    await visitor.open('/productos/singani-premium-1')
    await expectErrorScreen(visitor)
    expect(met).toHaveLength(3)
    expect(await visitor.tab.words()).not.toMatch(/Bs\.|Cargando|Singani (Premium|Clásico)/)
    await retry(visitor, site)
    await visitor.waitForQuestion()
  })

for (const script of [main, names])
  test(`${script} fails once: the next try loads it`, async ({ visitor, site }) => {
    visitor.allow(fileErrors)
    const { met } = site.injectFailure({ at: script, answer: { status: 503 }, times: 1 })
    await visitor.open('/nosotros')
    await visitor.answerYes()
    await visitor.waitForPage('Sobre nosotros')
    expect(met).toHaveLength(1)
  })

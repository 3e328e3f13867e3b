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
  test(`the site’s code ${what} after SÍ: an error screen that can retry`, async ({ visitor, site }) => {
    visitor.allow(fileErrors)
    await visitor.open('/nosotros')
    await visitor.waitForQuestion()
    const { met } = site.injectFailure({ at: siteCode, answer })
    await visitor.answerYes()
    await expectErrorScreen(visitor)
    expect(met.length).toBeGreaterThanOrEqual(3)
    await retry(visitor, site)
    await visitor.waitForPage('Sobre nosotros')
  })

for (const [what, failure, requests] of [
  ['is gone', { answer: notFound }, 2],
  ['is cut half way', { drop: 'half way' }, 2],
  ['does not come', { delay: 20_000 }, 1],
] as const)
  test(`the prerendered page ${what}: React renders it`, async ({ visitor, site }) => {
    visitor.allow(fileErrors)
    await visitor.open('/nosotros')
    await visitor.waitForQuestion()
    const { met } = site.injectFailure({ ...failure, at: fragment })
    await visitor.answerYes()
    await visitor.waitForPage('Sobre nosotros')
    expect(met).toHaveLength(requests)
  })

test('a button pressed before the site’s code has loaded works once it has, and a bar shows the wait', async ({
  visitor,
  site,
}) => {
  await visitor.open('/nosotros')
  await visitor.waitForQuestion()
  const { met, release } = site.injectFailure({ at: siteCode, isHeld: true })
  await visitor.answerYes()
  await visitor.expectEventually(() => visitor.title(), 'Sobre nosotros')
  await visitor.tab.click('button', 'Abrir menú')
  expect(await visitor.isDialogOpen(), 'no code is there yet').toBe(false)
  const barStyle = () =>
    visitor.tab.evaluate(() => {
      const { content, animationDelay } = getComputedStyle(
        document.querySelector('.loading-bar')!,
        '::before',
      )
      return content === 'none' ? 'no bar' : `after ${animationDelay}`
    })
  expect(await barStyle()).toBe('after 1s')
  release()
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  expect(await barStyle()).toBe('no bar')
  expect(met).toHaveLength(1)
})

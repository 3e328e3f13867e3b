import { cssPreloadError } from '../../../src/content/errors'
import { gate } from '../../../src/content/legal'
import type { EngineName } from '../../../tools/programs/engines'
import { violationsOn } from './support/axeIn'
import { expect, test } from './support/test'
import { enterAt, paintings, notFound, otherPage, expectErrorScreen, retry } from './support/missingFiles'

for (const [what, failure] of [
  ['an answer 503', { answer: { status: 503 } }],
  ['a dropped connection', { drop: 'at once' }],
] as const)
  test(`${what}, once, for code and for a stylesheet: the page opens all the same`, async ({
    visitor,
    site,
  }) => {
    await enterAt(visitor, '/nosotros', 'Sobre nosotros')
    const injected = [paintings, /^\/assets\/paintings\.\w+\.css/].map((at) =>
      site.injectFailure({ ...failure, at, times: 1 }),
    )
    await visitor.tab.click('link', 'Pinturas')
    await visitor.waitForPage('Pinturas')
    expect(injected.map(({ met }) => met.length)).toEqual([1, 1])
  })

/**
 * The reloaded page preloads the file. Where that fails, Firefox asks anew for the first try, unless the answer is not
 * there yet: then it waits for it, as the other engines do.
 */
const lostPreloads: Readonly<Record<EngineName, readonly number[]>> = {
  chromium: [0],
  firefox: [0, 1],
  webkit: [0],
}

for (const [what, answer, requests] of [
  ['a file of an older build is gone', notFound, 3],
  // Each further try asks the server first, and then runs what came.
  ['a page comes in the place of code', otherPage, 5],
] as const)
  test(`${what}: three tries, one reload, three more, then an error screen that can retry`, async ({
    visitor,
    site,
  }, { project }) => {
    await enterAt(visitor, '/nosotros', 'Sobre nosotros')
    const { met } = site.injectFailure({ at: paintings, answer })
    const loads = () => site.requests.filter((path) => path === '/pinturas').length
    await visitor.tab.click('link', 'Pinturas')
    await expectErrorScreen(visitor)
    expect(lostPreloads[project.name as EngineName]).toContain(met.length - 2 * requests)
    expect(loads()).toBe(1)
    await retry(visitor, site)
    await visitor.waitForPage('Pinturas')
  })

test('a newer build was published meanwhile: one reload, and the page opens', async ({ visitor, site }) => {
  await enterAt(visitor, '/nosotros', 'Sobre nosotros')
  const { met } = site.injectFailure({ at: paintings, answer: notFound, times: 3 })
  await visitor.tab.click('link', 'Pinturas')
  await visitor.waitForPage('Pinturas')
  expect(met).toHaveLength(3)
})

test('a stylesheet that never arrives is named on the error screen, which can retry', async ({
  visitor,
  site,
}) => {
  await enterAt(visitor, '/nosotros', 'Sobre nosotros')
  const { met } = site.injectFailure({ at: /^\/assets\/paintings\.\w+\.css/, drop: 'at once' })
  await visitor.tab.click('link', 'Pinturas')
  await expectErrorScreen(visitor, cssPreloadError)
  expect(met.length).toBeGreaterThanOrEqual(6)
  expect(await violationsOn(visitor)).toEqual([])
  await retry(visitor, site)
  await visitor.waitForPage('Pinturas')
})

test('slow code: a progress message in the next frames, and the current page stays usable', async ({
  visitor,
  site,
}) => {
  await enterAt(visitor, '/nosotros', 'Sobre nosotros')
  const { met, release } = site.injectFailure({ at: paintings, isHeld: true })
  // In frames: a busy machine must not be taken for a slow page.
  await visitor.tab.evaluate(() => {
    const { dataset } = document.documentElement
    const status = document.querySelector('.loading-bar')
    const count = () => {
      if (status?.textContent) return
      dataset.frames = String(Number(dataset.frames ?? 0) + 1)
      requestAnimationFrame(count)
    }
    addEventListener('click', count, { capture: true, once: true })
  })
  await visitor.tab.click('link', 'Pinturas')
  const progressMessage = () =>
    visitor.tab.evaluate(() => document.querySelector('.loading-bar[role=status]')?.textContent)
  await visitor.expectEventually(progressMessage, gate.loading)
  expect(await visitor.title()).toBe('Sobre nosotros')
  await visitor.tab.click('button', 'Abrir menú')
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  await visitor.tab.press('Escape')
  release()
  await visitor.waitForPage('Pinturas')
  expect(met).toHaveLength(1)
  expect(await visitor.tab.evaluate(() => Number(document.documentElement.dataset.frames))).toBeLessThan(4)
})

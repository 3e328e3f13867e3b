import type { Page } from '@playwright/test'
import { answers } from '../../../../src/content/legal'
import { paths } from '../../../../src/shared/paths'
import { allowedRequests } from '../../allowedRequests'
import { recordAttempts } from '../attempts'
import { gateScreen } from '../gateScreen'
import { expectNone, type Observer } from './observation'

/** Longer than a visitor hesitates. */
const idleMinutes = 10

/** Points at, focuses and touches everything on the gate, refuses once, and waits. */
async function hesitate(page: Page) {
  const screen = gateScreen(page)
  for (const name of Object.values(answers)) {
    await screen.button(name).hover()
    await screen.button(name).focus()
    await screen.button(name).dispatchEvent('pointerdown')
    await screen.button(name).dispatchEvent('touchstart')
    await screen.button(name).dispatchEvent('pointercancel')
  }
  await page.locator('main.gate h1').tap()
  await page.mouse.wheel(0, 2000)
  await screen.box.check()
  await screen.box.uncheck()
  await screen.answer({ type: 'no' })
  await screen.waitForDialog()
  await screen.close.click()
  await page.clock.runFor(idleMinutes * 60_000)
  await page.waitForLoadState('networkidle')
}

const addresses = ['/', paths.product('singani-premium-1')]

/** Whether an address of the site may ask for `url` before SÍ. */
function createGateCheck(ownOrigin: string) {
  const allowed = allowedRequests().map(({ pattern }) => new RegExp(pattern))
  return (address: string, url: string) => {
    const { origin, pathname } = new URL(url)
    return origin === ownOrigin && (pathname === address || allowed.some((pattern) => pattern.test(pathname)))
  }
}

/** Before SÍ: neither pointing, focus, touch, NO nor waiting brings more than the gate's own files, at home and at a product's address. */
export const quietGateObserver: Observer = {
  ids: ['quiet-gate', 'no-attempts-before'],
  options: { hasTouch: true },
  async observe(page, add) {
    const attempts = await recordAttempts(page)
    const requested: { readonly from: string; readonly url: string }[] = []
    let from = ''
    page.on('request', (request) => requested.push({ from, url: request.url() }))
    await page.clock.install()
    for (const address of addresses) {
      from = address
      await page.goto(address)
      await gateScreen(page).waitForQuestion()
      await hesitate(page)
    }
    const isOfGate = createGateCheck(new URL(page.url()).origin)
    const further = requested
      .filter(({ from: address, url }) => !isOfGate(address, url))
      .map(({ from: address, url }) => `${address} pidió ${url}`)
    add(expectNone('quiet-gate', [...new Set(further)].sort()), expectNone('no-attempts-before', attempts()))
  },
}

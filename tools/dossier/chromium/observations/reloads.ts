import type { Page } from '@playwright/test'
import { paths } from '../../../../src/shared/paths'
import { gateScreen } from '../gateScreen'
import { showQuestion } from '../showScreens'
import { observation, type Observer } from './observation'

const statusAfter = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  await act()
  const screen = gateScreen(page)
  await Promise.race([screen.waitForQuestion(), screen.waitForSite()])
  return screen.status()
}

/** Reloading and going back in each state: who did not accept is asked, who did stays inside, who forgot is asked again. */
export const reloadsObserver: Observer = {
  ids: ['reload-and-back'],
  async observe(page, add) {
    const screen = gateScreen(page)
    const [asks, inside] = ['not-accepted', 'accepted']
    const expected = [asks, asks, asks, inside, inside, asks, asks].join(', ')
    await showQuestion(page)
    const seen = [await statusAfter(page, () => page.reload())]
    await screen.answer({ type: 'no' })
    await screen.waitForDialog()
    seen.push(await statusAfter(page, () => page.reload()))
    await page.goto(paths.about)
    seen.push(await statusAfter(page, () => page.goBack()))
    // Who is inside without an answer finds no question to answer.
    if (seen.includes(inside)) return add(observation('reload-and-back', expected, seen.join(', ')))
    await screen.enter()
    seen.push(await statusAfter(page, () => page.reload()))
    await page.goto(paths.about)
    await screen.waitForSite()
    seen.push(await statusAfter(page, () => page.goBack()))
    await screen.answer({ type: 'forget' })
    await screen.waitForQuestion()
    seen.push(await statusAfter(page, () => page.reload()))
    seen.push(await statusAfter(page, () => page.goForward()))
    add(observation('reload-and-back', expected, seen.join(', ')))
  },
}

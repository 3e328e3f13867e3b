import type { Page } from '@playwright/test'
import { gateScreen } from '../gateScreen'
import { showQuestion } from '../showScreens'
import { readStored } from '../storedValues'
import { observation, type Observer } from './observation'

const refusals = 5

async function describeAnswer(page: Page): Promise<string> {
  const stored = [await readStored(page, 'localStorage'), await readStored(page, 'sessionStorage')]
  const kept = stored.some((value) => value !== null) ? 'con algo guardado' : 'nada guardado'
  return `${await gateScreen(page).status()}, ${kept}`
}

/** NO again and again, and SÍ after each number of refusals. */
async function answerNo(page: Page, times: number): Promise<string> {
  const screen = gateScreen(page)
  await showQuestion(page)
  for (let time = 0; time < times; time++) {
    await screen.answer({ type: 'no' })
    await screen.waitForDialog()
  }
  await screen.close.click()
  await screen.waitUntilClosed()
  const refused = await describeAnswer(page)
  await screen.enter()
  const entered = await screen.status()
  await page.evaluate(() => sessionStorage.clear())
  return `${refused}; con SÍ, ${entered}`
}

/** What repeating NO brings: never the site, and never a door that stays shut to a later SÍ (spec §4, retry). */
export const repeatedAnswersObserver: Observer = {
  ids: ['repeated-no'],
  async observe(page, add) {
    const expected = 'not-accepted, nada guardado; con SÍ, accepted'
    const seen: string[] = []
    for (let times = 1; times <= refusals; times++) seen.push(await answerNo(page, times))
    const different = seen.flatMap((found, index) =>
      found === expected ? [] : [`tras ${index + 1} NO: ${found}`],
    )
    add(observation('repeated-no', expected, different.length === 0 ? expected : different.join('; ')))
  },
}

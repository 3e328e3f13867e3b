import type { Figures } from '../figures'
import type { Visit } from '../visit'
import { totalBlockingTime } from './scenario'

/** Nothing is stored, nothing is cached. */
export async function openGate(visit: Visit): Promise<Figures> {
  await visit.slowDown()
  await visit.open('/')
  const { fcp, lcp, cls, gateReady, longTasks } = await visit.readMetrics()
  const answers = gateReady ?? fcp
  return { fcp, lcp, cls, answers, tbt: totalBlockingTime(longTasks, fcp ?? 0) }
}

/** SÍ, once the page is quiet: until the first picture behind the gate is painted. */
export async function clickYes(visit: Visit): Promise<Figures> {
  await visit.slowDown()
  await visit.open('/')
  await visit.page.locator('[value=yes]').click()
  await visit.page.waitForFunction(() => window.pageMetrics?.firstPicture, undefined, { timeout: 60_000 })
  await visit.waitForIdle()
  const { firstPicture, cls, longTasks, pressed, interaction, timeOrigin, pressedAt } =
    await visit.readMetrics()
  const start = pressed ?? pressedAt - timeOrigin
  return {
    hero: (firstPicture ?? 0) - start,
    cls,
    tbt: totalBlockingTime(longTasks, start),
    inp: interaction,
  }
}

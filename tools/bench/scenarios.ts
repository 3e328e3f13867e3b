import { unrollLabel } from './unrollLabel'
import type { Figures } from './figures'
import type { Visit } from './visit'

const totalBlockingTime = (tasks: readonly [number, number][], from: number) =>
  tasks.filter(([start]) => start >= from).reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)

const storeAnswer = async (visit: Visit) => {
  await visit.page.goto(`${visit.origin}/robots.txt`)
  await visit.page.evaluate(() => localStorage.setItem('status', 'accepted'))
}

/** Nothing is stored, nothing is cached. */
async function openGate(visit: Visit): Promise<Figures> {
  await visit.slowDown()
  await visit.open('/')
  const { fcp, lcp, cls, gateReady, longTasks } = await visit.readMetrics()
  return { fcp, lcp, cls, answers: gateReady ?? fcp, tbt: totalBlockingTime(longTasks, fcp ?? 0) }
}

/** SÍ, once the page is quiet: until the first picture behind the gate is painted. */
async function clickYes(visit: Visit): Promise<Figures> {
  await visit.slowDown()
  await visit.open('/')
  const button = visit.page.locator('[value=yes]')
  await button.click()
  await visit.page.waitForFunction(() => window.pageMetrics?.firstPicture, undefined, { timeout: 30_000 })
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

/** Later, on a new connection: cold with nothing cached, warm with what the last visit left. */
const returnTo = (path: string, isWarm: boolean) =>
  async function returning(visit: Visit, pageFolder: string): Promise<Figures> {
    const page = pageFolder + path
    await storeAnswer(visit)
    if (isWarm) await visit.open(page)
    await visit.page.goto('about:blank')
    visit.dropConnections()
    visit.bytes.clear()
    if (!isWarm) await visit.cdp.send('Network.clearBrowserCache')
    await visit.slowDown()
    await visit.open(page)
    const { fcp, lcp, cls, longTasks } = await visit.readMetrics()
    return { fcp, lcp, cls, tbt: totalBlockingTime(longTasks, fcp ?? 0) }
  }

/** @param pageFolder where the pages behind the gate lie: '' in the site, `/sitio` in the baseline */
export type Scenario = (visit: Visit, pageFolder: string) => Promise<Figures>

/** By the name the table shows. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ['gate, first visit', openGate],
  ['SÍ → hero', clickYes],
  ['home, returning cold', returnTo('/', false)],
  ['home, returning warm', returnTo('/', true)],
  ['label unrolls', unrollLabel],
  ...[
    '/nosotros',
    '/botellas-personalizada',
    '/pinturas',
    '/pinturas/ancestros',
    '/pinturas/artista/artista-del-altiplano',
    '/productos/singani-premium-1',
  ].map((path): [string, Scenario] => [`${path}, returning cold`, returnTo(path, false)]),
])

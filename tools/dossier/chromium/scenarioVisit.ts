import type { BrowserContext, Page } from '@playwright/test'
import type { Moment } from '../../../src/audit/dossier/evidence/evidence'
import { createOracle } from '../../../src/audit/model/oracle'
import { readScenario, type Scenario, type Step } from '../../../src/audit/model/scenario'
import { inMoments } from '../../../src/audit/model/scenarioCheck'
import { sayStep } from '../../../src/audit/model/sayScenario'
import { actionOf } from '../../../src/audit/model/steps'
import { gateScreen } from './gateScreen'
import { putInto, storedIn } from './storedIn'
import { untilSame } from './untilSame'

/** The page, and another tab that has the site's address and none of its code. */
async function openTabs(context: BrowserContext, { local, session }: Scenario): Promise<Tabs> {
  const [page, onlooker] = [await context.newPage(), await context.newPage()]
  await onlooker.goto('/robots.txt')
  await page.goto('/robots.txt')
  await putInto(local.kind === 'blocked' ? page : onlooker, 'localStorage', local)
  await putInto(page, 'sessionStorage', session)
  await page.clock.install()
  await page.goto('/')
  return { page, onlooker, isPaused: false }
}

interface Tabs {
  readonly page: Page
  readonly onlooker: Page
  isPaused: boolean
}

/** Waits are counted on a stopped clock; everything else happens on a running one. */
async function setClock(tabs: Tabs, step: Step) {
  const { page } = tabs
  const isTimed = step === 'no' || actionOf(step)?.kind === 'wait'
  if (!isTimed) await page.clock.resume()
  else if (!tabs.isPaused) await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  tabs.isPaused = isTimed
}

async function take(tabs: Tabs, step: Step) {
  const { page, onlooker } = tabs
  const action = actionOf(step)
  await setClock(tabs, step)
  if (action?.kind === 'wait') await page.clock.runFor(action.ms)
  else if (action?.kind === 'elsewhere') {
    await onlooker.evaluate((value) => {
      if (value === null) localStorage.removeItem('status')
      else localStorage.setItem('status', value)
    }, action.value)
  } else if (action?.kind === 'send') {
    await gateScreen(page).answer(action.event)
    if (step === 'no') await gateScreen(page).dialog.waitFor()
  }
}

/** The message has no place on the screen but the dialog: closed, it comes back while the message is held. */
const holdsMessage = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog?.close()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return dialog?.open ?? false
  })

const say = (sight: object) =>
  Object.entries(sight)
    .map(([name, value]) => `${name}=${value === null ? 'nada' : String(value)}`)
    .join(', ')

/** Takes a scenario's steps on the built site; after each, what the rules want and what was seen. */
export async function visitScenario(context: BrowserContext, link: string): Promise<Moment[]> {
  const { scenario } = readScenario(link)
  const tabs = await openTabs(context, scenario)
  const { page, onlooker } = tabs
  const oracle = createOracle(scenario)
  const moments: Moment[] = []

  async function look(when: string, asksMessage: boolean) {
    const { hasMessage = false, ...expected } = oracle.expected().a ?? {}
    const seen = await untilSame(expected, async () => ({
      status: await gateScreen(page).status(),
      local: await storedIn(onlooker, 'localStorage'),
      session: await storedIn(page, 'sessionStorage'),
    }))
    const [wanted, found] = asksMessage
      ? [
          { ...expected, mensaje: hasMessage },
          { ...seen, mensaje: await holdsMessage(page) },
        ]
      : [expected, seen]
    moments.push({ when, expected: say(wanted), found: say(found) })
  }

  await look('al abrir la página', false)
  for (const step of scenario.steps.flatMap(inMoments)) {
    if (step === 'olvidar' && oracle.expected().a?.status !== 'accepted') continue
    await take(tabs, step)
    oracle.take(step)
    await look(`después de «${sayStep(step)}»`, step === 'no' || step.endsWith('ms'))
  }
  return moments
}

import type { Page } from '@playwright/test'
import type { StepComparison } from '../../../src/audit/dossier/evidence/evidence'
import { performStep } from '../../../src/audit/model/performStep'
import { expectedResults } from '../../../src/audit/model/referenceModel'
import { isRefused } from '../../../src/audit/model/referenceTab'
import { readScenario, type Scenario } from '../../../src/audit/model/scenario'
import { actionOf, formatStep, type Step } from '../../../src/audit/model/steps'
import { builtSiteDriver } from './builtSiteDriver'
import { gateScreen } from './gateScreen'
import { setStored, readStored } from './storedValues'
import { readUntilEqual } from './readUntilEqual'

/** Opens the scenario; returns another tab that has the site's address and none of its code. */
async function openScenario(page: Page, { local, session }: Scenario) {
  const otherPage = await page.context().newPage()
  await otherPage.goto('/robots.txt')
  await page.goto('/robots.txt')
  await setStored(local.kind === 'blocked' ? page : otherPage, 'localStorage', local)
  await setStored(page, 'sessionStorage', session)
  await page.clock.install()
  await page.goto('/')
  return otherPage
}

/** The message has no place on the screen but the dialog: closed, it comes back while the message is held. */
const holdsMessage = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog?.close()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return dialog?.open ?? false
  })

const format = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value === null ? 'nada' : String(value)}`)
    .join(', ')

function concernsMessage(step: Step): boolean {
  const action = actionOf(step)
  return action.kind === 'wait' || (action.kind === 'send' && isRefused(action.event))
}

/** Performs a scenario's steps on the built site; after each, what the rules demand and what was found. */
export async function visitScenario(page: Page, link: string): Promise<StepComparison[]> {
  const { scenario } = readScenario(link)
  const otherPage = await openScenario(page, scenario)
  const driver = builtSiteDriver(page, otherPage)
  const comparisons: StepComparison[] = []
  let isInside = false

  for (const { step, expected } of expectedResults(scenario)) {
    // Not accepted: the page has no «Olvidar mi respuesta».
    if (step === 'olvidar' && !isInside) continue
    if (step) await performStep(driver, step)
    const { hasMessage, ...shown } = expected.a
    const found = await readUntilEqual(shown, async () => ({
      status: await gateScreen(page).status(),
      local: await readStored(otherPage, 'localStorage'),
      session: await readStored(page, 'sessionStorage'),
    }))
    const showsMessage = step && concernsMessage(step)
    comparisons.push({
      when: step ? `después de «${formatStep(step)}»` : 'al abrir la página',
      expected: format(showsMessage ? { ...shown, mensaje: hasMessage } : shown),
      found: format(showsMessage ? { ...found, mensaje: await holdsMessage(page) } : found),
    })
    isInside = shown.status === 'accepted'
  }
  return comparisons
}

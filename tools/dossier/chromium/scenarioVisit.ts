import type { Page } from '@playwright/test'
import type { StepComparison } from '../../../src/audit/dossier/evidence/evidence'
import { expectedResults } from '../../../src/audit/gate/oracle/referenceModel'
import { isRefused } from '../../../src/audit/gate/oracle/referenceTab'
import { readScenario, type Scenario } from '../../../src/audit/gate/scenario'
import { actionOf, formatStep, performStep, type Step } from '../../../src/audit/gate/steps'
import { builtSiteDriver, silenceFrozenPage } from './builtSiteDriver'
import { gateScreen } from './gateScreen'
import { attempt } from './interruptions'
import type { Patience } from './patience'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { emptyStorages, setStored, readStored } from './storedValues'
import { readUntilEqual } from './readUntilEqual'
import { mapConcurrently } from '../../shared/mapConcurrently'

/** Opens the scenario on `page`, with nothing stored by an earlier one. */
async function openScenario(page: Page, otherPage: Page, scenario: Scenario) {
  const { local, session } = scenario
  await page.goto('/robots.txt')
  await emptyStorages(page)
  await setStored(local.kind === 'blocked' ? page : otherPage, 'localStorage', local)
  await setStored(page, 'sessionStorage', session)
  if (countsTime(scenario)) await page.clock.install()
  await page.goto('/')
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

const countsTime = ({ steps }: Scenario) => steps.some(concernsMessage)

/** A blocked storage and a simulated clock stay with their visit. */
const needsOwnVisit = (scenario: Scenario) =>
  countsTime(scenario) || [scenario.local, scenario.session].some(({ kind }) => kind === 'blocked')

/** Performs a scenario's steps on `page`; `otherPage` has its address and none of its code. */
async function performScenario(
  page: Page,
  otherPage: Page,
  scenario: Scenario,
  patience: Patience,
): Promise<StepComparison[]> {
  await openScenario(page, otherPage, scenario)
  const driver = builtSiteDriver(page, otherPage)
  const comparisons: StepComparison[] = []
  let isInside = false
  // The page's first question can be asked for its message again; one that comes back without a reload cannot.
  let isFirstQuestion = true

  for (const { step, expected } of expectedResults(scenario)) {
    // Not accepted: the page has no «Olvidar mi respuesta».
    if (step === 'olvidar' && !isInside) continue
    const { hasMessage, isUnsaved, ...rest } = expected.a
    const shown = { ...rest, aviso: isUnsaved }
    const when = step ? `después de «${formatStep(step)}»` : 'al abrir la página'
    if (step) {
      const { interruptions } = await attempt(patience, [], () => performStep(driver, step))
      const [interruption] = interruptions
      // The steps that follow rest on this one.
      if (interruption) return [...comparisons, { when, expected: format(shown), found: interruption.reason }]
    }
    const found = await readUntilEqual(
      shown,
      async () => ({
        status: await gateScreen(page).status(),
        local: await readStored(otherPage, 'localStorage'),
        session: await readStored(page, 'sessionStorage'),
        aviso: await gateScreen(page).hasUnsavedNotice(),
      }),
      patience,
    )
    if (step === 'recargar') isFirstQuestion = true
    const showsMessage = step && concernsMessage(step) && isFirstQuestion
    comparisons.push({
      when,
      expected: format(showsMessage ? { ...shown, mensaje: hasMessage } : shown),
      found: format(showsMessage ? { ...found, mensaje: await holdsMessage(page) } : found),
    })
    isInside = shown.status === 'accepted'
    if (isInside) isFirstQuestion = false
  }
  return comparisons
}

const notOpened = (found: string): StepComparison => ({
  when: 'al abrir la página',
  expected: 'la puerta o el sitio',
  found,
})

type Comparisons = readonly (readonly [link: string, comparisons: StepComparison[]])[]

const inOneVisit = (served: ServedBrowser, links: readonly string[]): Promise<Comparisons> =>
  withVisit(served, async (page) => {
    const otherPage = await page.context().newPage()
    await otherPage.goto('/robots.txt')
    await page.addInitScript(silenceFrozenPage)
    const found: [string, StepComparison[]][] = []
    for (const link of links) {
      const { scenario } = readScenario(link)
      const { value, interruptions } = await attempt(served.patience, [], () =>
        performScenario(page, otherPage, scenario, served.patience),
      )
      found.push([link, value ?? interruptions.map(({ reason }) => notOpened(reason))])
    }
    return found
  })

/** Performs the steps of each link on the built site; after each step, what the rules demand and what was found. */
export async function visitScenarios(
  served: ServedBrowser,
  links: readonly string[],
): Promise<ReadonlyMap<string, StepComparison[]>> {
  const alone = links.filter((link) => needsOwnVisit(readScenario(link).scenario))
  const together = links.filter((link) => !alone.includes(link))
  const visits = [together, ...alone.map((link) => [link])]
  return new Map((await mapConcurrently(visits, (visit) => inOneVisit(served, visit))).flat())
}

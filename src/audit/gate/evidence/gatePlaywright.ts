import { quote } from '../../model/evidence/toPlaywright'
import type { ExpectedResult, Observation } from '../../model/oracle'
import type { Tab } from '../../model/steps'
import type { PlaywrightSource } from '../../model/subject'
import { gateOracle } from '../oracle/gateOracle'
import type { Scenario } from '../scenario'
import { actionOf, formatStep, type Step } from '../steps'
import type { GateStart } from '../storages/gateStarts'
import type { StorageStart } from '../storages/storageStart'
import { createStepWriter } from './playwrightSteps'
import { playwrightScreen } from './playwrightScreen'
import { playwrightWorld } from './playwrightWorld'

const areas = { local: 'localStorage', session: 'sessionStorage' } as const

function startLines(place: keyof GateStart, start: StorageStart): readonly string[] {
  if (start.kind === 'nothing') return []
  if (start.kind === 'value') return [`await put(page, '${areas[place]}', ${quote(start.value)})`]
  return [`await refuse(context, '${areas[place]}', '${start.kind}')`]
}

type Observations = ExpectedResult['expected']

const pageOf = (tab: Tab) => (tab === 'a' ? 'page' : 'second')

function expectLine(tab: Tab, { status, isUnsaved, local, session }: Observation): string {
  const fields = Object.entries({ status, isUnsaved, local, session })
  const text = (value: Observation[string] | undefined) =>
    typeof value === 'string' ? quote(value) : String(value)
  return `await expectTab(${pageOf(tab)}, { ${fields.map(([name, value]) => `${name}: ${text(value)}`).join(', ')} })`
}

/** What is on the screens when the step is made: the second tab opens with its first step. */
function seenBefore(scenario: Scenario, number: number, before: Observations): Observations {
  const action = actionOf(scenario.steps[number - 1]!)
  if (before.b || !('tab' in action) || action.tab === 'a') return before
  const opened = { ...scenario, steps: [...scenario.steps.slice(0, number - 1), 'b-abrir' as const] }
  return gateOracle.expect(opened).at(-1)!.expected
}

const needsClock = (steps: readonly Step[]) =>
  steps.some((step) => {
    const action = actionOf(step)
    return action.kind === 'wait' || (action.kind === 'send' && action.event.type === 'no')
  })

/** A scenario of the gate on the built site: steps through its screen, then what is seen and stored after each. */
export const gatePlaywright: PlaywrightSource<GateStart, Step> = {
  helpers: `${playwrightWorld}${playwrightScreen}`,
  toLines(scenario) {
    const [opened, ...results] = gateOracle.expect(scenario)
    const hasClock = needsClock(scenario.steps)
    const writer = createStepWriter()
    const expectAll = (expected: Observations) =>
      (['a', 'b'] as const).flatMap((tab) => {
        const wanted = expected[tab]
        return wanted ? writer.expectLines(tab, wanted, expectLine(tab, wanted)) : []
      })
    let before = opened!.expected
    return [
      ...startLines('local', scenario.local),
      ...startLines('session', scenario.session),
      ...(hasClock ? ['await page.clock.install()'] : []),
      'await open(page)',
      ...expectAll(before),
      ...(before.a.status === 'accepted'
        ? ['expect(await page.evaluate(() => (window as WatchedWindow).asked ?? false)).toBe(false)']
        : []),
      ...results.flatMap(({ step, number, expected }) => {
        const seen = seenBefore(scenario, number, before)
        const lines = ['', `// ${formatStep(step as Step)}`, ...writer.stepLines(step as Step, seen)]
        before = expected
        return [...lines, ...expectAll(expected)]
      }),
    ]
  },
}

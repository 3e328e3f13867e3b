import fc from 'fast-check'
import type { ScxmlScripts } from '../../../src/audit/chart/export/scxmlScripts'
import { toScxml } from '../../../src/audit/chart/export/toScxml'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { matrix } from '../../../src/audit/gate/matrix'
import { expectedResults } from '../../../src/audit/gate/oracle/referenceModel'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { readScenario, writeScenario, type Scenario } from '../../../src/audit/gate/scenario'
import { gateScripts } from '../../../src/audit/gate/scxmlScripts'
import { performStep } from '../../../src/audit/gate/steps'
import { expectSome } from '../../support/expectSome'
import { readScxml } from '../chart/export/support/interpreter'
import { scenarios } from './support/scenarios'
import { openScxmlGate } from './support/scxmlGate'

const chart = deriveGateChart()
const oneTab = ({ steps, ...start }: Scenario): Scenario => ({
  ...start,
  steps: steps.filter((step) => !step.startsWith('b-')),
})

const paths = recordedRun.paths.map(({ link, transitions }) => ({ ...readScenario(link), transitions }))
const ofTwoTabs = paths.filter(({ scenario }) => oneTab(scenario).steps.length < scenario.steps.length)
const recorded = paths.filter((path) => !ofTwoTabs.includes(path))
const random = fc.sample(scenarios(), { numRuns: 300, seed: 56 }).map(oneTab)
const played = [...recorded.map(({ scenario }) => scenario), ...matrix, ...random]

afterEach(() => jest.useRealTimers())

/** In SCION: what shows and is stored at the start and after each step, and which transitions were taken. */
async function play(scripts: ScxmlScripts) {
  // Reading waits on the real clock.
  const model = await readScxml(toScxml(chart, scripts))
  jest.useFakeTimers()
  return played.map((scenario) => {
    const gate = openScxmlGate(model, chart, scenario)
    const shown = expectedResults(scenario).map(({ step }) => {
      if (step) performStep(gate.driver, step)
      return gate.shown()
    })
    jest.clearAllTimers()
    return { link: writeScenario(scenario), shown, errors: gate.errors(), taken: gate.taken() }
  })
}

type Played = Awaited<ReturnType<typeof play>>

const shownIn = (seen: Played) => seen.map(({ link, shown, errors }) => ({ link, shown, errors }))
const takenIn = (seen: Played) => seen.slice(0, recorded.length).map(({ taken }) => taken)

const demanded = played.map((scenario) => ({
  link: writeScenario(scenario),
  shown: expectedResults(scenario).map(({ expected }) => expected.a),
  errors: [],
}))
const recordedTaken = recorded.map(({ transitions }) => transitions)

it(`in SCION ${recorded.length} recorded paths, the matrix of ${matrix.length} and ${random.length} random visits show and store what the rules demand; left out: ${ofTwoTabs.length} paths of two tabs and the second tab's random steps`, async () => {
  expect(shownIn(await play(gateScripts))).toEqual(demanded)
})

it('in SCION the recorded paths take the transitions that the machine takes', async () => {
  expect(takenIn(await play(gateScripts))).toEqual(recordedTaken)
})

const names = expectSome(Object.keys(gateScripts.guards))

it.each(names.flatMap((name) => [[name, 'true'] as const, [name, 'false'] as const]))(
  'a condition %s that is always %s is seen',
  async (name, value) => {
    const seen = await play({ ...gateScripts, guards: { ...gateScripts.guards, [name]: () => value } })
    expect([shownIn(seen), takenIn(seen)]).not.toEqual([demanded, recordedTaken])
  },
)

it('a name of the chart without a script is an error, and one of the machine does not compile', () => {
  const guards = { isAccepted: gateScripts.guards.isAccepted }
  expect(() => toScxml(chart, { ...gateScripts, guards })).toThrow('"localIsAccepted" has no script')
  // @ts-expect-error Seven of the machine's guards are missing.
  const incomplete: typeof gateScripts = { ...gateScripts, guards }
  expect(Object.keys(incomplete.guards)).toEqual(['isAccepted'])
})

import { countTaken, takenIn } from '../../../src/audit/model/coverage'
import { coveragesOf } from '../../../src/audit/lab/state/coverage'
import { compareLog, toJsonLines } from '../../../src/audit/model/log'
import { replay } from '../../../src/audit/model/replay'
import { readScenario } from '../../../src/audit/model/scenario'
import { checkScenario } from '../../../src/audit/model/scenarioCheck'
import { recordRun } from '../../../tools/chart/recordRun'
import { expectSome } from '../../support/expectSome'
import { limits, subjects } from './subjects'

/** Transitions that no path takes, with the reason. */
const outOfReach: Readonly<Record<keyof typeof subjects, readonly string[]>> = {
  request: [],
  // `sendCommands` is raised after the command is queued, and the eventless transition of a full queue goes first.
  'remote viewport': ['remote.root.online.commandLoop.idle | sendCommands'],
  example: [],
}

/** A link that fires a timer or an actor's answer. */
const links: Readonly<Record<keyof typeof subjects, string>> = {
  request: '?pasos=1ms.2999ms',
  'remote viewport': '?servidor=falla&pasos=conectar.mover',
  example: '?pasos=pulsar.3000ms',
}

type Name = keyof typeof subjects
const names = Object.keys(subjects) as Name[]

// The viewer's machine writes what its server refuses.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

const run = (name: Name, link: string) =>
  replay(subjects[name].subject, readScenario(subjects[name].subject, link).scenario)

describe.each(names)('%s', (name) => {
  const { subject, chart } = subjects[name]
  const link = links[name]

  it('has paths that end and take every transition in reach; replayed, each path takes what was recorded', async () => {
    const recorded = await recordRun(subject, chart, limits)
    const missed = chart.transitions.filter(({ id }) => !recorded.transitions[id]).map(({ id }) => id)
    expect(missed).toEqual(outOfReach[name])
    for (const { link: path, transitions } of expectSome(recorded.paths)) {
      expect(readScenario(subject, path).problems).toEqual([])
      expect((await run(name, path)).log.flatMap((entry) => entry.transitions)).toEqual(transitions)
    }
    const isJudged = subject.oracle !== undefined
    expect(recorded.comparisons > 0).toBe(isJudged)

    const { log } = await run(name, link)
    const { session, union } = coveragesOf(recorded, countTaken(takenIn(log)))
    const fired = expectSome(log.flatMap(({ transitions }) => transitions))
    const timesIn = (id: string) => fired.filter((other) => other === id).length
    expect(session.transitions[fired[0]]).toBe(timesIn(fired[0]))
    expect(union.transitions[fired[0]]).toBe(timesIn(fired[0]) + (recorded.transitions[fired[0]] ?? 0))
  })

  it('does the same each time that a link is replayed; a changed line of its log is named', async () => {
    const jsonLines = toJsonLines(subject, await run(name, link))
    expect(toJsonLines(subject, await run(name, link))).toBe(jsonLines)
    expect(await compareLog(subject, jsonLines)).toMatchObject({ same: true, firstDifference: null })
    const changed = jsonLines.replace('"number":1,"tab":"a","atMs":0', '"number":1,"tab":"a","atMs":7')
    expect(changed).not.toBe(jsonLines)
    expect((await compareLog(subject, changed)).firstDifference).toBe(
      'La entrada 1 difiere en «atMs»: se esperaba 7 y se encontró 0.',
    )
  })

  it('is judged where it has an oracle, and only there', async () => {
    const { comparisons, failure } = await checkScenario(subject, readScenario(subject, link).scenario)
    expect(failure).toBeNull()
    expect(comparisons).toBe(subject.oracle ? 3 : 0)
  })
})

it.each([
  ['request', '?pasos=1ms.2998ms', 'awaiting', '?pasos=1ms.2999ms', 'failed', 3000],
  ['example', '?pasos=pulsar.2999ms', 'on', '?pasos=pulsar.3000ms', 'off', 3000],
] as const)(
  'a delay of %s fires at its own millisecond, not one before',
  async (name, early, before, onTime, after, atMs) => {
    const stateOf = async (link: string) => (await run(name, link)).tabs.a.active.at(-1)?.split('.').at(-1)
    expect(await stateOf(early)).toBe(before)
    expect(await stateOf(onTime)).toBe(after)
    expect((await run(name, onTime)).log.at(-1)?.atMs).toBe(atMs)
  },
)

it('a timer of 0 ms fires at 0 ms once time passes', async () => {
  const { log } = await run('request', '?pasos=1ms')
  expect(log.filter(({ transitions }) => transitions.length > 0).map(({ atMs }) => atMs)).toEqual([0, 0])
})

import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../../src/audit/chart/chart'
import {
  addCoverage,
  countTaken,
  emptyCoverage,
  guardKey,
  rulesTaken,
  takenIn,
  type Coverage,
} from '../../src/audit/model/coverage'
import type { RecordedPath, RecordedRun } from '../../src/audit/model/recordedRun'
import { guardNamesOf } from '../../src/audit/model/reportGuards'
import { replay } from '../../src/audit/model/replay'
import { completeRules } from '../../src/audit/model/rules'
import { formatScenario, readScenario } from '../../src/audit/model/scenario'
import { checkScenario, type ScenarioRun } from '../../src/audit/model/scenarioCheck'
import type { SessionView } from '../../src/audit/model/sessionView'
import type { LabSubject } from '../../src/audit/model/subject'
import { generatePaths, usualLimits, type Limits } from './generatePaths'
import { findShortestLinks } from './shortestLinks'

/** All that the chart, the machine's guards and the rules name, none of it covered. Pairs have no list but what is found. */
function nothingCovered(subject: LabSubject, { transitions }: Chart, machine: AnyStateMachine): Coverage {
  const zero = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 0]))
  const guards = guardNamesOf(machine).flatMap((name) => [guardKey(name, true), guardKey(name, false)])
  return {
    ...emptyCoverage,
    transitions: zero(transitions.map(({ id }) => id)),
    guards: zero(guards),
    rules: zero(completeRules(subject.rules, transitions).map(({ id }) => id)),
  }
}

function toPath(subject: LabSubject, link: string, { view: { log } }: ScenarioRun): RecordedPath {
  const { scenario } = readScenario(subject, link)
  return {
    link,
    title: formatScenario(subject, scenario),
    transitions: log.flatMap(({ transitions }) => transitions),
    rules: rulesTaken(log),
  }
}

/** Generates the subject's paths, runs them and its own scenarios; returns the content of `recorded.json`. */
export async function recordRun(
  subject: LabSubject,
  chart: Chart,
  limits: Limits = usualLimits,
): Promise<RecordedRun> {
  const links = await generatePaths(subject, limits)
  const scenarios = [...links.map((link) => readScenario(subject, link).scenario), ...subject.scenarios]
  const runs: ScenarioRun[] = []
  // A check splits its waits; what a link replays does not.
  const replays: SessionView[] = []
  for (const scenario of scenarios) {
    runs.push(await checkScenario(subject, scenario))
    replays.push(await replay(subject, scenario))
  }

  const machine = replays[0]?.tabs.a.actor.logic
  const named = machine ? nothingCovered(subject, chart, machine) : emptyCoverage
  return {
    paths: links.map((link, index) => toPath(subject, link, runs[index]!)),
    ...addCoverage(named, countTaken(runs.flatMap(({ view }) => takenIn(view.log)))),
    links: findShortestLinks(subject, replays),
    scenarios: runs.length,
    comparisons: runs.reduce((sum, { comparisons }) => sum + comparisons, 0),
  }
}

import type { Variant } from '../../../src/audit/gate/defects/variant'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import type { Scenario } from '../../../src/audit/gate/scenario'
import type { Step } from '../../../src/audit/gate/steps'
import type { GateStart } from '../../../src/audit/gate/storages/gateStarts'
import * as checks from '../../../src/audit/model/checks'
import * as logs from '../../../src/audit/model/log'
import { findNextSteps } from '../../../src/audit/model/nextSteps'
import * as replays from '../../../src/audit/model/replay'
import * as checked from '../../../src/audit/model/scenarioCheck'
import * as sessions from '../../../src/audit/model/session'
import type { SessionView } from '../../../src/audit/model/sessionView'

/** The kit's functions on the gate. */
export const startSession = (scenario: Scenario, options?: sessions.SessionOptions<Variant>) =>
  sessions.startSession(gateSubject, scenario, options)

export const replay = (scenario: Scenario, variant?: Variant) =>
  replays.replay(gateSubject, scenario, variant)

/** Which step would fire which transition at a scenario's end: all that is found. */
export async function nextSteps(scenario: Scenario, variant?: Variant) {
  const session = await startSession(scenario, { variant })
  let found: ReadonlyMap<string, Step> = new Map()
  for await (const more of findNextSteps(gateSubject, { session, tab: 'a' }, { variant })) found = more
  session.stop()
  return found
}

export const checkScenario = (scenario: Scenario, variant?: Variant) =>
  checked.checkScenario(gateSubject, scenario, variant)

export const compareLog = (jsonLines: string, variant?: Variant) =>
  logs.compareLog(gateSubject, jsonLines, variant)

export const toJsonLines = (view: SessionView<GateStart, Step>) => logs.toJsonLines(gateSubject, view)

export const runChecks = (variant?: Variant, seed = 56) =>
  checks.runChecks(gateSubject, recordedRun, { variant, seed })

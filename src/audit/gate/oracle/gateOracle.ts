import { gate as copy } from '../../../content/legal'
import type { Observation, Oracle } from '../../model/oracle'
import type { Scenario } from '../scenario'
import type { GateStart } from '../storages/gateStarts'
import { expectedResults } from './referenceModel'
import type { Expected } from './referenceTab'

/** A page's expected state by the names of `gateFields`. */
function toObservation({ local, session }: GateStart, expected: Expected): Observation {
  const readable = (kind: string, value: string | null) => (kind === 'blocked' ? 'SecurityError' : value)
  return {
    status: expected.status,
    isLoading: false,
    isUnsaved: expected.isUnsaved,
    errorMessage: expected.hasMessage ? copy.rejection : null,
    local: readable(local.kind, expected.local),
    session: readable(session.kind, expected.session),
  }
}

/** The reference model, as the checks ask it. */
export const gateOracle: Oracle<GateStart> = {
  opening: { status: 'checking', isLoading: true, isUnsaved: false, errorMessage: null },
  expect: (scenario) =>
    expectedResults(scenario as Scenario).map(({ step, number, expected: { a, b } }) => ({
      step,
      number,
      expected: { a: toObservation(scenario, a), b: b && toObservation(scenario, b) },
    })),
}

import { writeScenario, type Scenario } from '../../model/scenario'
import { createScenarioCheck, type ScenarioRun } from '../../model/scenarioCheck'
import type { LabSubject } from '../../model/subject'

/** Checks one scenario after the other; what was asked last is not run again, and a step more is checked alone. */
export function createChecks(subject: LabSubject) {
  let variant: unknown
  let checks = createScenarioCheck(subject)
  let asked: { readonly link: string; readonly run: Promise<ScenarioRun> } | null = null

  return (scenario: Scenario, itsVariant: unknown): Promise<ScenarioRun> => {
    const link = writeScenario(subject, scenario)
    if (itsVariant !== variant) {
      checks.stop()
      checks = createScenarioCheck(subject, itsVariant)
      variant = itsVariant
      asked = null
    }
    if (asked?.link === link) return asked.run
    const { check } = checks
    const before = asked?.run ?? Promise.resolve()
    asked = {
      link,
      run: before.then(
        () => check(scenario),
        () => check(scenario),
      ),
    }
    return asked.run
  }
}

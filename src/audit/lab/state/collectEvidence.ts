import { collectCase, type EvidenceCase } from '../../model/evidence/evidenceCase'
import type { ReportContext } from '../../model/evidence/reportContext'
import type { ScenarioReport } from '../../model/evidence/toReportText'
import { takeScenarios } from '../../model/checks'
import { formatScenario } from '../../model/scenario'
import type { LabSetup } from '../labSetup'
import { formatMoment } from '../texts/formatEntry'
import { displayedEntryOf, displayedScenario } from './displayedEntry'
import { addressOf } from './labAddress'
import type { LabState } from './labState'
import { linkedMoment } from './moments'
import { collectContext } from './collectContext'

export interface Evidence {
  readonly context: ReportContext
  readonly cases: readonly EvidenceCase[]
  /** The seed of the random visits; null for one scenario. */
  readonly seed: number | null
}

/** The report of the moment on display; null until a scenario has run. */
export async function collectReport(
  setup: Pick<LabSetup, 'chart' | 'subject'>,
  state: LabState,
): Promise<ScenarioReport | null> {
  const { subject } = setup
  const scenario = displayedScenario(state)
  if (!state.view || !scenario) return null
  const { defect, seed } = state
  const displayed = displayedEntryOf(state)
  const search = addressOf(subject, state.view.scenario, { defect, seed, moment: linkedMoment(state) })
  return {
    context: await collectContext(defect),
    search,
    title: formatScenario(subject, scenario),
    moment: displayed && formatMoment(setup, displayed),
    result: state.view.isReal ? null : await collectCase(subject, scenario, search, defect?.variant),
    rules: subject.rules,
  }
}

/** The scenario on display, up to its moment. */
export async function collectScenario({ subject }: LabSetup, state: LabState): Promise<Evidence> {
  const scenario = displayedScenario(state)
  const search = scenario && addressOf(subject, scenario, state)
  return {
    context: await collectContext(state.defect),
    cases:
      scenario && search !== null
        ? [await collectCase(subject, scenario, search, state.defect?.variant)]
        : [],
    seed: null,
  }
}

/** Every scenario of a run, with the defect that is planted now. */
export async function collectRun(
  { subject, recorded }: LabSetup,
  { defect, seed }: LabState,
): Promise<Evidence> {
  const cases: EvidenceCase[] = []
  for await (const scenario of takeScenarios(subject, recorded, { seed }))
    cases.push(
      await collectCase(subject, scenario, addressOf(subject, scenario, { defect }), defect?.variant),
    )
  return { context: await collectContext(defect), cases, seed }
}

import type { Scenario } from './scenario'
import { rejectionPulseMs } from '../../content/constants'
import { isRefused } from './oracle/referenceTab'
import { actionOf, answerSteps, type Step } from './steps'
import type { StorageStart } from './storages/storageStart'

const starts: readonly StorageStart[] = [
  { kind: 'nothing' },
  ...['accepted', 'x', '', 'ACCEPTED', ' accepted'].map((value) => ({ kind: 'value', value }) as const),
]

/** The answer, and where a message follows, the time until it is cleared (rule R10). */
function stepsOf(answer: Step): readonly Step[] {
  const action = actionOf(answer)
  return action.kind === 'send' && isRefused(action.event) ? [answer, `${rejectionPulseMs}ms`] : [answer]
}

const answers: readonly (readonly Step[])[] = [[], ...answerSteps.map(stepsOf)]

/** Every pair of stored values times every answer. */
export const matrix: readonly Scenario[] = starts.flatMap((local) =>
  starts.flatMap((session) => answers.map((steps) => ({ local, session, steps }))),
)

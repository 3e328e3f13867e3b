import type { Scenario } from './scenario'
import type { Step } from './steps'
import type { StorageStart } from './storageStart'

const starts: readonly StorageStart[] = [
  { kind: 'nothing' },
  ...['accepted', 'x', '', 'ACCEPTED', ' accepted'].map((value) => ({ kind: 'value', value }) as const),
]
const answers: readonly (readonly Step[])[] = [[], ['si'], ['si-recordar'], ['no', '50ms'], ['olvidar']]

/** Every pair of stored values times every answer. */
export const matrix: readonly Scenario[] = starts.flatMap((local) =>
  starts.flatMap((session) => answers.map((steps) => ({ local, session, steps }))),
)

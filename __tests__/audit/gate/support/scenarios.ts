import fc from 'fast-check'
import type { Scenario } from '../../../../src/audit/gate/scenario'
import type { StorageStart } from '../../../../src/audit/gate/storages/storageStart'
import { answerSteps, type Step } from '../../../../src/audit/gate/steps'

const starts = (): fc.Arbitrary<StorageStart> =>
  fc.oneof(
    fc.constantFrom<StorageStart>({ kind: 'nothing' }, { kind: 'blocked' }, { kind: 'full' }),
    fc.record({
      kind: fc.constant('value' as const),
      value: fc.oneof(
        fc.constantFrom('accepted', 'x', '', 'ACCEPTED', '~', '~~lleno'),
        fc.string({ unit: 'grapheme' }),
      ),
    }),
  )

const words = [...answerSteps, 'volver', 'congelar', 'recargar'] as const

const steps = (): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.constantFrom<Step>(...words, ...words.map((word) => `b-${word}` as const)),
    fc.constantFrom<Step>('b-abrir', 'otra-accepted', 'otra-x', 'otra-nada', 'otra-vacia'),
    fc.constantFrom<Step>('1ms', '49ms', '50ms'),
    fc.integer({ min: 1, max: 120 }).map((ms) => `${ms}ms` as const),
  )

/** Any start and any visit, both tabs. */
export const scenarios = (mostSteps = 12): fc.Arbitrary<Scenario> =>
  fc.record({
    local: starts(),
    session: starts(),
    steps: fc.array(steps(), { maxLength: mostSteps, size: 'max' }),
  })

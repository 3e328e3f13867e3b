import { featureEquivalents } from './featureEquivalents'
import { zoomEquivalents } from './zoomEquivalents'

/** A mutant that no test can kill: what it does cannot be told from what the code does. */
export interface EquivalentMutant {
  readonly file: string
  /** The source line it is in, trimmed: it finds the mutant wherever the line goes. */
  readonly line: string
  /** Stryker's name of the change. */
  readonly mutator: string
  readonly code: string
  readonly replacement: string
  readonly reason: string
}

const inPlaceOf = {
  file: 'src/features/gate/gateMachine.ts',
  line: "return { place: stored.kind === 'absent' ? 'local' : stored.place }",
  reason:
    'Asked only after the guard isForeign held, so nothing absent ever comes here: the branch is for the compiler.',
} as const

const unusedTitle = {
  file: 'src/features/gate/requestedAddress.ts',
  mutator: 'StringLiteral',
  code: "''",
  replacement: '"Stryker was here!"',
  reason: 'The second argument of replaceState is ignored by every browser.',
} as const

const slowness = {
  file: 'src/app/store.ts',
  line: 'defaults({ immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } }),',
  mutator: 'ObjectLiteral',
  replacement: '{}',
  reason:
    'Only how slow a check of development may be before it complains: a test would measure the machine.',
} as const

/**
 * Every survivor that no test can kill, with the reason; one that no longer survives fails the command. In the suites that
 * must kill all, one that is missing here fails it too.
 */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    ...inPlaceOf,
    mutator: 'ConditionalExpression',
    code: "stored.kind === 'absent'",
    replacement: 'false',
  },
  { ...inPlaceOf, mutator: 'StringLiteral', code: "'absent'", replacement: '""' },
  { ...inPlaceOf, mutator: 'StringLiteral', code: "'local'", replacement: '""' },
  {
    file: 'src/features/gate/gateSetup.ts',
    line: 'types: {',
    mutator: 'ObjectLiteral',
    code: `{
    events: {} as GateEvent,
    tags: {} as 'loading' | 'unsaved',
    transitionMeta: {} as RuleMeta,
  }`,
    replacement: '{}',
    reason: 'XState never reads these values: they carry types to the compiler.',
  },
  { ...unusedTitle, line: "window.history.replaceState(null, '', '/')" },
  { ...unusedTitle, line: "if (requested) window.history.replaceState(null, '', requested)" },
  {
    file: 'src/features/gate/GatePage.tsx',
    line: 'useEffect(() => heading.current?.focus({ preventScroll: true }), [])',
    mutator: 'OptionalChaining',
    code: 'heading.current?.focus',
    replacement: 'heading.current.focus',
    reason:
      'The heading is always drawn, so the reference is never empty: the question mark is for the compiler.',
  },
  {
    file: 'src/features/gate/GatePage.tsx',
    line: 'useEffect(() => heading.current?.focus({ preventScroll: true }), [])',
    mutator: 'ArrayDeclaration',
    code: '[]',
    replacement: '["Stryker was here"]',
    reason: 'A list of one constant never changes either: the effect runs once all the same.',
  },
  {
    ...slowness,
    code: '{ immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } }',
  },
  { ...slowness, code: '{ warnAfter: Infinity }' },
  ...featureEquivalents,
  ...zoomEquivalents,
]

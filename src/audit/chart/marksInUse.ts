import type { Chart, ChartMarks } from './chart'

/** Every mark that a drawing can show, in the order of the legend. */
const marks = [
  'initial',
  'active',
  'enabled',
  'last',
  'step',
  'extension',
  'covered',
  'missed',
  'added',
  'removed',
  'changed',
  'unknown',
] as const

export type Mark = (typeof marks)[number]

const hasAny = (ids: readonly string[] = []) => ids.length > 0

/** The marks that a drawing of the chart shows, for its legend. */
export function marksInUse(
  chart: Chart,
  { active, enabled, last, steps = [], coverage, changes = {}, unknown }: ChartMarks,
): Mark[] {
  const { states, transitions } = chart
  const isChanged = (kind: Mark) => Object.values(changes).some((change) => change === kind)
  const isInUse: Readonly<Record<Mark, boolean>> = {
    initial: states.some(({ initial }) => initial !== null),
    active: hasAny(active),
    enabled: hasAny(enabled),
    last: hasAny(last),
    step: steps.length > 1,
    extension: transitions.some(({ isExtension }) => isExtension),
    covered: coverage !== undefined && transitions.some(({ id }) => coverage[id]),
    missed: coverage !== undefined && transitions.some(({ id }) => !coverage[id]),
    added: isChanged('added'),
    removed: isChanged('removed'),
    changed: isChanged('changed'),
    unknown: hasAny(unknown),
  }
  return marks.filter((mark) => isInUse[mark])
}

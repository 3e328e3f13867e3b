import type { Device } from './devices'

export interface Goal {
  /** A scenario's name, or words that it holds; '' is any. */
  readonly visit: string
  /** `inp` is also `inp menu` and others. */
  readonly figure: string
  /** Whether the limit is a ratio to the baseline's figure, or the figure itself. */
  readonly of: 'baseline' | 'figure'
  readonly atMost: number
}

const goalOf =
  (of: Goal['of']) =>
  (visit: string, figure: string, atMost: number): Goal => ({ visit, figure, of, atMost })

const ratio = goalOf('baseline')
const limit = goalOf('figure')

const still = limit('', 'cls', 0.01)

const usual: readonly Goal[] = [
  ratio('gate, first visit', 'fcp', 1.1),
  ratio('gate, first visit', 'lcp', 1.1),
  ratio('gate, first visit', 'answers', 1.35),
  ratio('SÍ → hero', 'hero', 1),
  limit('SÍ → hero', 'tbt', 100),
  limit('SÍ → hero', 'inp', 100),
  ratio('returning cold', 'lcp', 1.2),
  limit('returning cold', 'tbt', 50),
  ratio('home, returning warm', 'lcp', 1.15),
  ratio('home, worker asleep', 'lcp', 1.15),
  ratio('home after a release', 'lcp', 1.05),
  limit('controls', 'inp', 100),
  still,
]

const onOldPhone: readonly Goal[] = [
  ratio('gate, first visit', 'answers', 1.4),
  ratio('SÍ → hero', 'hero', 1.1),
  still,
]

export const goals: Readonly<Record<Device['name'], readonly Goal[]>> = {
  phone: usual,
  'old-phone': onOldPhone,
  desktop: usual,
}

/** With a hundred times the bottles: the site of 7 is the baseline. */
export const growthGoals: readonly Goal[] = [
  ...['lcp', 'nodes', 'KB Script', 'KB Document', 'KB Fetch', 'inp'].map((figure) => ratio('', figure, 1.05)),
  still,
]

export const findGoal = (ofDevice: readonly Goal[], scenario: string, figure: string): Goal | undefined =>
  ofDevice.find(
    (goal) =>
      scenario.includes(goal.visit) && (figure === goal.figure || figure.startsWith(`${goal.figure} `)),
  )

export const describeGoal = ({ of, atMost, figure }: Goal): string =>
  of === 'baseline' || figure === 'cls' ? atMost.toFixed(2) : String(atMost)

/** Undefined where it was not measured. */
export function isMissed(
  { of, atMost }: Goal,
  value: number | null,
  base: number | null,
): boolean | undefined {
  if (of === 'figure') return value === null ? undefined : value > atMost
  return value === null || !base ? undefined : value / base > atMost
}

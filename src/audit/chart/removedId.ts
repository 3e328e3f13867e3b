import type { Chart } from './chart'

/** The id of a transition that is gone, in a drawing with the newer ones: one of them may have taken its own. */
export const removedId = (id: string, { transitions }: Pick<Chart, 'transitions'>): string =>
  transitions.some((transition) => transition.id === id) ? `${id} (antes)` : id

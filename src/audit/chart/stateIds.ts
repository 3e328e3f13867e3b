import type { AnyMachineSnapshot } from 'xstate'

/** Ids of the active states, outermost first, without the root: `gate.accepted`, `gate.accepted.storing`. */
export const stateIdsOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ parent }) => parent)
    .sort((one, other) => one.path.length - other.path.length)
    .map(({ id }) => id)

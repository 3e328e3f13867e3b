import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { nameOf } from './machineParts'

/** The event in readable form: `xstate.done.actor.readStatus` is `readStatus done`. */
export const eventNameOf = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)/, '$1 failed')
    .replace(/^xstate\.snapshot\.(.+)/, '$1 snapshot')
    .replace(/^xstate\.done\.state\..*/, 'done')
    .replace(/^xstate\.after\.([^.]+).*/, 'after $1')
    .replace(/^$/, 'always')

/** All transitions written on a state, in the order the machine tries them. */
export const transitionsOf = ({
  transitions,
  always = [],
}: AnyTransitionDefinition['source']): AnyTransitionDefinition[] => [
  ...[...transitions.values()].flat(),
  ...always,
]

const baseIdOf = ({ source, eventType, guard }: AnyTransitionDefinition) =>
  [source.id, eventNameOf(eventType), nameOf(guard)].filter(Boolean).join(' | ')

/**
 * Id of a transition in the chart, also of one that fired (`_transitions` of an inspected microstep):
 * `gate.checking | readStatus done | localIsAccepted`; ` #2` is the second of the same words.
 */
export function transitionIdOf(definition: AnyTransitionDefinition): string {
  const base = baseIdOf(definition)
  const namesakes = transitionsOf(definition.source).filter((sibling) => baseIdOf(sibling) === base)
  const position = namesakes.indexOf(definition) + 1
  return position > 1 ? `${base} #${position}` : base
}

/** Ids of the active states, outermost first, without the root: `gate.accepted`, `gate.accepted.storing`. */
export const stateIdsOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes
    .filter(({ parent }) => parent)
    .sort((one, other) => one.path.length - other.path.length)
    .map(({ id }) => id)

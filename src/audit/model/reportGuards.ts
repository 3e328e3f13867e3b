import type { AnyStateMachine } from 'xstate'

type Guard = (...parts: readonly unknown[]) => boolean

/** The guards whose results can be told: only a function can be wrapped, what combines others (`and`, `or`, `not`) asks those. */
const namedGuards = (machine: AnyStateMachine) =>
  Object.entries<unknown>(machine.implementations.guards).filter(
    ([, guard]) => typeof guard === 'function' && !('check' in guard),
  ) as [name: string, Guard][]

/** Names of the guards that `reportGuards` reports. */
export const guardNamesOf = (machine: AnyStateMachine): readonly string[] =>
  namedGuards(machine).map(([name]) => name)

/** The same machine; `onGuard` is called with the name and the result of every guard that has a name. */
export function reportGuards(
  machine: AnyStateMachine,
  onGuard: (name: string, holds: boolean) => void,
): AnyStateMachine {
  const reporting =
    (name: string, guard: Guard): Guard =>
    (...parts) => {
      const holds = guard(...parts)
      onGuard(name, holds)
      return holds
    }
  const guards = namedGuards(machine).map(([name, guard]) => [name, reporting(name, guard)])
  return machine.provide({ guards: Object.fromEntries(guards) as Record<string, Guard> })
}

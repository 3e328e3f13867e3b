import type { GateMachine } from './variant'

type Guards = NonNullable<Parameters<GateMachine['provide']>[0]['guards']>
type Guard = (...parts: readonly unknown[]) => boolean

/** The same machine; `onGuard` is called with every guard's name and result. */
export function reportGuards(
  machine: GateMachine,
  onGuard: (name: string, holds: boolean) => void,
): GateMachine {
  const reporting =
    (name: string, guard: Guard): Guard =>
    (...parts) => {
      const holds = guard(...parts)
      onGuard(name, holds)
      return holds
    }
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    reporting(name, guard as Guard),
  ])
  return machine.provide({ guards: Object.fromEntries(guards) as Guards })
}

import type { GateMachine } from './variant'

type Guards = NonNullable<Parameters<GateMachine['provide']>[0]['guards']>
type Guard = (...parts: readonly unknown[]) => boolean

/** The same machine, whose guards tell what they answered. */
export function observed(
  machine: GateMachine,
  answered: (name: string, holds: boolean) => void,
): GateMachine {
  const tell =
    (name: string, guard: Guard): Guard =>
    (...parts) => {
      const holds = guard(...parts)
      answered(name, holds)
      return holds
    }
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    name,
    tell(name, guard as Guard),
  ])
  return machine.provide({ guards: Object.fromEntries(guards) as Guards })
}

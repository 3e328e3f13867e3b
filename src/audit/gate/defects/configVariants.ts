import type { Variant } from './variant'

type Config = Parameters<NonNullable<Variant['config']>>[0]

/** As much of a state as a variant changes. */
interface StateConfig {
  readonly states?: Readonly<Record<string, StateConfig>>
  readonly on?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly tags?: string | readonly string[]
}

type Change = (state: StateConfig) => StateConfig

function changeAt(config: StateConfig, [name, ...rest]: readonly string[], change: Change): StateConfig {
  if (name === undefined) return change(config)
  const state = config.states?.[name]
  if (!state) throw new Error(`The gate has no state "${name}".`)
  return { ...config, states: { ...config.states, [name]: changeAt(state, rest, change) } }
}

/** The machine with one state written in another way; `path` names the state, outermost first. */
const withState =
  (path: readonly string[], change: Change): NonNullable<Variant['config']> =>
  (config) =>
    changeAt(config as StateConfig, path, change) as Config

/** A second NO changes nothing: the 50 ms go on. */
export const notRestarting: Variant = {
  config: withState(['not-accepted', 'rejecting'], (state) => ({ ...state, on: { no: {} } })),
}

/** An answer for this visit only is thrown out when another tab removes the status. */
export const throwingOutUnsaved: Variant = {
  config: withState(['accepted', 'unsaved'], (state) => ({
    ...state,
    on: {
      'status.changed': {
        guard: { type: 'isAbsent', params: ({ event }: { event: { stored: unknown } }) => event.stored },
        target: '#gate.not-accepted',
      },
    },
  })),
}

/** The answer is forgotten after a time, in milliseconds. */
export const expiringAfter = (ms: number): Variant => ({
  config: withState(['accepted', 'remembered'], (state) => ({
    ...state,
    after: { [ms]: '#gate.not-accepted' },
  })),
})

/** The state has no tag: what the screens read of it is gone. */
export const withoutTag = (...path: readonly string[]): Variant => ({
  config: withState(path, (state) => ({ ...state, tags: [] })),
})

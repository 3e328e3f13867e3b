import type { Call, ChartState, ChartTransition } from './chart'

const isFlat = (value: unknown) => typeof value !== 'object' || value === null

/** Values of parameters in a row: `{"place":"local"}` is `local`; `null` where they are computed or nested. */
function flatValues(params: string): string | null {
  if (!/^["{\d[-]|^(true|false|null)$/.test(params)) return null
  try {
    const value: unknown = JSON.parse(params)
    const values = isFlat(value) ? [value] : Object.values(value as object)
    return values.every(isFlat) ? values.map(String).join(' ') : null
  } catch {
    return null
  }
}

/** «removeStatus local»; parameters that are computed or nested as they are written. */
export const formatCall = ({ name, params }: Call): string =>
  params === '' ? name : `${name} ${flatValues(params) ?? params}`

/** As `formatCall`, for where room is scarce: without what is computed or nested. */
export const formatShortCall = ({ name, params }: Call): string =>
  [name, flatValues(params)].filter(Boolean).join(' ')

/** A transition's actions with their parameters, in order. */
export const effectsOf = ({ effects, effectParams }: ChartTransition): Call[] =>
  effects.map((name, index) => ({ name, params: effectParams[index] ?? '' }))

/** A state's actors with their inputs, in order; an id that differs from the actor's name stands behind it. */
export const actorsOf = ({ invokes, invokeIds, inputs }: ChartState): Call[] =>
  invokes.map((name, index) => {
    const id = invokeIds[index] ?? name
    return { name: id === name ? name : `${name} (${id})`, params: inputs[index] ?? '' }
  })

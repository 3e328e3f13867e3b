import type { ChartTransition } from '../chart'
import { staticParams } from './scxmlScripts'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

const isEmpty = (value: Json | undefined) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Without what is undefined or empty. */
export const filled = (fields: Readonly<Record<string, Json | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as JsonObject

/** Parameters that the chart holds as JSON; undefined for those that the machine computes. */
export function readParams(text: string | undefined): Json | undefined {
  const json = staticParams(text)
  return json === undefined ? undefined : (JSON.parse(json) as Json)
}

/** A guard or an action by name. Its parameters stay, empty or not. */
export function toCall(type: string, paramsText: string | undefined): JsonObject {
  const params = readParams(paramsText)
  return params === undefined ? { type } : { type, params }
}

export const toTarget = (id: string) => `#${id}`

function toTransition(transition: ChartTransition): JsonObject {
  const { targets, reenter, guard, guardParams, effects, effectParams, rule, isExtension } = transition
  const to = targets.map(toTarget)
  return filled({
    target: to.length === 1 ? to[0] : to,
    reenter: reenter || undefined,
    guard: guard === '' ? undefined : toCall(guard, guardParams),
    actions: effects.map((name, index) => toCall(name, effectParams[index])),
    meta: filled({ rule, extension: isExtension || undefined }),
  })
}

/** Where a state's config holds a transition: `['on', 'yes']`, `['invoke 0', 'onDone']`, `['after', '50']`, `['always']`. */
type Place = readonly [part: string, key?: string]

const outcomes = { done: 'onDone', failed: 'onError', snapshot: 'onSnapshot' } as const
const rawEvents = { done: 'done.actor', failed: 'error.actor', snapshot: 'snapshot' } as const

/** The chart's readable event as a place; `invokeIds` are those of the transition's own state. */
export function placeOf(event: string, invokeIds: readonly string[], hasChildren: boolean): Place {
  if (event === 'always') return ['always']
  if (event === 'done' && hasChildren) return ['onDone']
  if (event.startsWith('after ')) return ['after', event.slice('after '.length)]
  const [, id = '', outcome = ''] = /^(.+) (done|failed|snapshot)$/.exec(event) ?? []
  if (id === '') return ['on', event]
  const word = outcome as keyof typeof outcomes
  const index = invokeIds.indexOf(id)
  return index < 0 ? ['on', `xstate.${rawEvents[word]}.${id}`] : [`invoke ${index}`, outcomes[word]]
}

/** The transitions of one part of a state's config, by key, in the order in which the keys come. */
export function transitionsAt(
  placed: readonly { readonly place: Place; readonly transition: ChartTransition }[],
  part: string,
): JsonObject {
  const keys = new Map<string, JsonObject[]>()
  for (const { place, transition } of placed) {
    const [own, key = ''] = place
    if (own === part) keys.set(key, [...(keys.get(key) ?? []), toTransition(transition)])
  }
  return Object.fromEntries(keys)
}

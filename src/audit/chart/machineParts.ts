import { formatParams } from './sourceText'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (part: unknown): Fields =>
  (typeof part === 'object' || typeof part === 'function') && part !== null ? (part as Fields) : {}

/** Parts of `and`, `or` and `not`, which XState keeps on the guard's function. */
const innerGuards = (guard: unknown): readonly unknown[] => {
  const { guards } = fieldsOf(guard)
  return typeof guard === 'function' && Array.isArray(guards) ? (guards as unknown[]) : []
}

const isStateIn = (guard: unknown) => typeof guard === 'function' && 'stateValue' in guard

function formatStateValue(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^#/, '')
  return Object.entries(fieldsOf(value))
    .map(([name, inner]) => [name, formatStateValue(inner)].filter(Boolean).join('.'))
    .join(' and ')
}

function formatInner(guard: unknown): string {
  const name = nameOf(guard)
  return name.includes(' and ') || name.includes(' or ') ? `(${name})` : name
}

function guardName(guard: unknown): string | null {
  if (isStateIn(guard)) return `in ${formatStateValue(fieldsOf(guard).stateValue)}`
  const parts = innerGuards(guard)
  if (parts.length === 0) return null
  const type = (guard as { name: string }).name
  return type === 'not' ? `not ${formatInner(parts[0])}` : parts.map(formatInner).join(` ${type} `)
}

/**
 * Name of a guard, an action or an invoked actor: `hasKey`, `hasKey and not isLate`, `in door.open`;
 * `inline` for a function without one, empty for nothing.
 */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'function') return guardName(part) ?? (part.name || 'inline')
  return part && typeof part === 'object' && 'type' in part ? String(part.type) : ''
}

// Of what `raise`, `assign` and the others make: functions of XState itself, not the machine's.
const isOfXState = (name: string) => /^(type|resolve|retryResolve|execute|check)$/.test(name)

/** What a guard or an action is given; of a function written on the spot, its text. */
export function paramsOf(part: unknown): string {
  const parts = innerGuards(part)
  if (parts.length > 0) return parts.map(paramsOf).filter(Boolean).join(' ')
  if (isStateIn(part)) return ''
  if (typeof part !== 'function') return formatParams(fieldsOf(part).params)
  const own = Object.entries(fieldsOf(part)).filter(([name]) => !isOfXState(name))
  return own.length > 0 || 'type' in part ? formatParams(Object.fromEntries(own)) : formatParams(part)
}

/** XState starts and stops the timers of `after` by actions of its own, which nobody wrote. */
export const isTimerAction = (action: unknown): boolean => {
  const { event, sendId } = fieldsOf(action)
  return [fieldsOf(event).type, sendId].some((id) => String(id).startsWith('xstate.after.'))
}

import type { Chart } from '../../chart/chart'
import { fileTexts } from '../texts/evidenceTexts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')
const hasTexts = (value: Fields, names: readonly string[]) =>
  names.every((name) => typeof value[name] === 'string')

const isState = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ['id', 'name', 'description', 'rule']) &&
  isTexts(value.tags) &&
  isTexts(value.invokes)

const isTransition = (value: unknown) =>
  isObject(value) && hasTexts(value, ['id', 'rule', 'from', 'to', 'event', 'guard']) && isTexts(value.effects)

const isChart = (value: unknown): value is Chart =>
  isObject(value) &&
  typeof value.id === 'string' &&
  Array.isArray(value.states) &&
  value.states.every(isState) &&
  Array.isArray(value.transitions) &&
  value.transitions.every(isTransition)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A chart that the lab exported as JSON. Throws a Spanish sentence for anything else. */
export function readChart(text: string): Chart {
  const value = parsed(text)
  if (!isChart(value)) throw new Error(fileTexts.notChart)
  return value
}

import * as v from 'valibot'
import type { Chart } from '../../chart/chart'
import { fileTexts } from '../texts/evidenceTexts'

const texts = v.array(v.string())

const stateSchema = v.object({
  id: v.string(),
  name: v.string(),
  parent: v.nullable(v.string()),
  initial: v.nullable(v.string()),
  tags: texts,
  description: v.string(),
  invokes: texts,
  rule: v.string(),
})

const transitionSchema = v.object({
  id: v.string(),
  rule: v.string(),
  isExtension: v.boolean(),
  from: v.string(),
  to: v.string(),
  event: v.string(),
  guard: v.string(),
  effects: texts,
  delayMs: v.nullable(v.number()),
})

const chartSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), states: v.array(stateSchema), transitions: v.array(transitionSchema) }),
)

/** A chart that the lab exported as JSON. Throws a Spanish sentence for anything else. */
export function readChart(text: string): Chart {
  const { success, output } = v.safeParse(chartSchema, text)
  if (!success) throw new Error(fileTexts.notChart)
  return output
}

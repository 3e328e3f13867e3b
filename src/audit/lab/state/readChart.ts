import * as v from 'valibot'
import { chartSchema, type Chart } from '../../chart/chart'
import { fileTexts } from '../texts/evidenceTexts'

const exportedChart = v.pipe(v.string(), v.parseJson(), chartSchema)

/** A chart that the lab exported as JSON. Throws a Spanish sentence for anything else. */
export function readChart(text: string): Chart {
  const { success, output } = v.safeParse(exportedChart, text)
  if (!success) throw new Error(fileTexts.notChart)
  return output
}

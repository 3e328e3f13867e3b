import type { LegendMeasure } from '../evidence/evidence'

interface LegendSummary extends Pick<
  LegendMeasure,
  'element' | 'contrast' | 'fontPx' | 'isCapitals' | 'isLast'
> {
  readonly times: number
  /** Where the legends hold the least of the element. */
  readonly least: LegendMeasure
}

/** Each advertising element with the worst of its measures. */
export const legendSummaries = (legends: readonly LegendMeasure[]): readonly LegendSummary[] =>
  [...new Set(legends.map(({ element }) => element))].map((element) => {
    const measures = legends.filter((measure) => measure.element === element)
    return {
      element,
      times: measures.length,
      least: measures.reduce((worst, measure) => (measure.blockShare < worst.blockShare ? measure : worst)),
      contrast: Math.min(...measures.map(({ contrast }) => contrast)),
      fontPx: Math.min(...measures.map(({ fontPx }) => fontPx)),
      isCapitals: measures.every(({ isCapitals }) => isCapitals),
      isLast: measures.every(({ isLast }) => isLast),
    }
  })

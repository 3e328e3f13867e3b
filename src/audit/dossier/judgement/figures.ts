import type { Evidence } from '../evidence/evidence'
import { formatPercent, formatPixels, formatRatio } from '../evidence/formatFigures'
import { elementIds, placeNames } from '../evidence/places'
import { observations, type ObservationId } from '../evidence/observations'
import type { Interpretation, Requirement } from '../requirements/requirement'

type FigureKind = NonNullable<Interpretation['figures']>

const rangeOf = (values: readonly number[], format: (value: number) => string) => {
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))]
  return least === most ? least : `de ${least} a ${most}`
}

/** Both ways of measuring Ley 259 art. 9.II: the block with its ground, and the lines of letters alone. */
function legendShares({ texts }: Evidence): string[] {
  const sentenceOf = (what: string, measures: Evidence['texts']['legends']) =>
    measures.length === 0
      ? []
      : [
          `${what}: por el bloque, ${rangeOf(
            measures.map(({ blockShare }) => blockShare),
            formatPercent,
          )}; por las letras solas, ${rangeOf(
            measures.map(({ textShare }) => textShare),
            formatPercent,
          )}.`,
        ]
  return [
    ...sentenceOf('En todos los elementos', texts.legends),
    ...elementIds.flatMap((element) =>
      sentenceOf(
        `En ${placeNames[element]}`,
        texts.legends.filter((measure) => measure.element === element),
      ),
    ),
  ]
}

/** How large and how clear the sentences of a row are drawn. */
function sentenceSizes({ texts }: Evidence, { evidence }: Requirement): string[] {
  return evidence.flatMap((reference) => {
    if (reference.kind !== 'text') return []
    const measures = texts.measures.filter(
      ({ text, place, sha256 }) =>
        text === reference.text && reference.places.includes(place) && sha256 !== null,
    )
    const sentence = texts.texts.find(({ id }) => id === reference.text)?.text ?? reference.text
    if (measures.length === 0) return []
    const contrast = Math.min(...measures.map((measure) => measure.contrast))
    return [
      `«${sentence}»: ${measures.length} medidas, letra ${rangeOf(
        measures.map(({ fontPx }) => fontPx),
        formatPixels,
      )}, contraste desde ${formatRatio(contrast)}.`,
    ]
  })
}

const observed =
  (...ids: readonly ObservationId[]) =>
  ({ results }: Evidence): string[] =>
    ids.flatMap((id) =>
      results.observations
        .filter((result) => result.id === id)
        .map(({ found }) => `${observations[id]}: ${found}.`),
    )

const figures: Readonly<Record<FigureKind, (evidence: Evidence, requirement: Requirement) => string[]>> = {
  'legend-shares': legendShares,
  'sentence-sizes': sentenceSizes,
  'target-sizes': observed('wcag-targets', 'gate-targets', 'equal-answers'),
  'left-on-device': observed('device-session-closed', 'device-remembered-closed'),
}

/** What was measured for both sides of a row's interpretation, as Spanish sentences; none where nobody measured. */
export function figuresOf(requirement: Requirement, evidence: Evidence): string[] {
  const kind = requirement.interpretation?.figures
  return kind ? figures[kind](evidence, requirement) : []
}

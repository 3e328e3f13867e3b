import type { Evidence, TextMeasure } from '../evidence/evidence'
import type { PlaceId } from '../evidence/places'
import type { JudgedRequirement } from '../judgement/judge'
import type { TextId } from '../requirements/legalSentences'

type Text = Evidence['texts']['texts'][number]

export interface TextSummary extends Text {
  /** The rows that require it. */
  readonly requiredBy: readonly JudgedRequirement[]
  readonly places: readonly PlaceId[]
  readonly times: number
  /** The worst of every measure; null where there is none. */
  readonly worst: Pick<TextMeasure, 'areaShare' | 'contrast' | 'fontPx'> | null
  /** In some place it is missing or has other words. */
  readonly hasDifferences: boolean
}

const asksFor = (row: JudgedRequirement, id: TextId) =>
  row.evidence.some((reference) => reference.kind === 'text' && reference.text === id)

const least = (values: readonly number[]) => Math.min(...values)

/** Each sentence with the rows that require it and the worst of its measures. */
export const textSummaries = (
  rows: readonly JudgedRequirement[],
  { texts }: Pick<Evidence, 'texts'>,
): readonly TextSummary[] =>
  texts.texts.map((text) => {
    const measures = texts.measures.filter((measure) => measure.text === text.id)
    const seen = measures.filter(({ sha256 }) => sha256 === text.sha256)
    return {
      ...text,
      requiredBy: rows.filter((row) => asksFor(row, text.id)),
      places: [...new Set(seen.map(({ place }) => place))],
      times: seen.length,
      worst:
        seen.length === 0
          ? null
          : {
              areaShare: least(seen.map(({ areaShare }) => areaShare)),
              contrast: least(seen.map(({ contrast }) => contrast)),
              fontPx: least(seen.map(({ fontPx }) => fontPx)),
            },
      hasDifferences: seen.length < measures.length,
    }
  })

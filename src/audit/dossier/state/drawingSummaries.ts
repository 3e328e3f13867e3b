import type { Drawing } from '../evidence/evidence'
import { placeIds, type PlaceId } from '../evidence/places'
import { drawingDifference } from '../judgement/drawingFindings'

interface DrawingSummary {
  readonly place: PlaceId
  readonly addresses: number
  readonly times: number
  readonly contrast: number
  /** The first of its differences, a Spanish sentence; null where there is none. */
  readonly difference: string | null
}

/** Each place where the legends were looked at, with the worst that was seen of them. */
export const drawingSummaries = (drawings: readonly Drawing[]): readonly DrawingSummary[] =>
  placeIds.flatMap((place) => {
    const own = drawings.filter((drawing) => drawing.place === place)
    return own.length === 0
      ? []
      : {
          place,
          addresses: new Set(own.map(({ address }) => address)).size,
          times: own.length,
          contrast: Math.min(...own.map(({ contrast }) => contrast)),
          difference: own.flatMap((drawing) => drawingDifference(drawing) ?? [])[0] ?? null,
        }
  })

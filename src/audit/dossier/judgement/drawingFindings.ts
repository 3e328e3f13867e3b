import type { Drawing, Evidence } from '../evidence/evidence'
import { formatRatio } from '../evidence/formatFigures'
import { placeNames, type PlaceId } from '../evidence/places'
import { findingOf, missing, type Finding } from './finding'
import { leastContrast } from './textFindings'

/** Why a person does not read the legend: a Spanish sentence; null where one does. */
export function drawingDifference({
  place,
  address,
  width,
  height,
  contrast,
  hiddenWords,
}: Drawing): string | null {
  const where = `en ${placeNames[place]} (${address}, ${width} × ${height} px)`
  if (hiddenWords.length > 0) return `${where} no se ve «${hiddenWords.join(' ')}».`
  return contrast < leastContrast
    ? `${where} el contraste sobre la imagen es ${formatRatio(contrast)}.`
    : null
}

export function judgeDrawings({ texts }: Evidence, places: readonly PlaceId[]): Finding {
  const drawings = texts.drawings.filter(({ place }) => places.includes(place))
  const what = `Leyendas, como las ve una persona, en ${places.map((place) => placeNames[place]).join(', ')}`
  const differences = drawings.flatMap((drawing) => drawingDifference(drawing) ?? [])
  const unseen = places.find((place) => !drawings.some((drawing) => drawing.place === place))
  if (unseen && differences.length === 0) return missing(`${what}: en ${placeNames[unseen]} nadie las miró.`)
  return findingOf(drawings.length, differences, what)
}

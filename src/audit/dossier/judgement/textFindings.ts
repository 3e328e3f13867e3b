import type { ElementId, Evidence, LegendMeasure, PlaceId, TextMeasure } from '../evidence/evidence'
import { percent, pixels, ratio } from '../evidence/figures'
import { broken, found, kept, missing, type Finding } from './finding'
import { placeNames } from '../evidence/places'
import type { TextId } from '../requirements/texts'

/** Ley 259 art. 9.II. */
const leastLegendShare = 0.1
/** The law says legible and gives no figure: this one is ours. */
const leastLegendPx = 12
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5

function sightingDifference(sighting: TextMeasure, sha256: string | undefined): string | null {
  const where = `${placeNames[sighting.place]} (${sighting.address}, ${sighting.width} px)`
  if (sighting.sha256 === null) return `no se ve en ${where}.`
  if (sighting.sha256 !== sha256) return `en ${where} no está palabra por palabra.`
  if (sighting.contrast < leastContrast) return `en ${where} el contraste es ${ratio(sighting.contrast)}.`
  return null
}

export function findText({ texts }: Evidence, text: TextId, places: readonly PlaceId[]): Finding {
  const wanted = texts.texts.find(({ id }) => id === text)
  const what = `«${wanted?.text ?? text}»`
  const asked = texts.measures.filter((sighting) => sighting.text === text && places.includes(sighting.place))
  const unseen = places.find((place) => !asked.some((sighting) => sighting.place === place))
  const differences = asked.flatMap((sighting) => sightingDifference(sighting, wanted?.sha256) ?? [])
  if (unseen && differences.length === 0)
    return missing(`${what} en ${placeNames[unseen]}: nadie lo observó.`)
  return found(asked.length, differences, `${what} en ${places.map((place) => placeNames[place]).join(', ')}`)
}

function shareDifference(measure: LegendMeasure): string | null {
  const where = `${measure.address} a ${measure.width} × ${measure.height} px`
  if (measure.blockShare < leastLegendShare) return `${where}: ${percent(measure.blockShare)} del elemento.`
  if (measure.contrast < leastContrast) return `${where}: contraste ${ratio(measure.contrast)}.`
  if (measure.fontPx < leastLegendPx) return `${where}: letra de ${pixels(measure.fontPx)}.`
  return measure.isCapitals ? null : `${where}: no están en mayúsculas.`
}

const lastDifference = ({ isLast, address, width, height }: LegendMeasure) =>
  isLast ? null : `${address} a ${width} × ${height} px: hay contenido después.`

export function findLegends({ texts }: Evidence, element: ElementId, asks: 'share' | 'last'): Finding {
  const measures = texts.legends.filter((measure) => measure.element === element)
  const differenceOf = asks === 'share' ? shareDifference : lastDifference
  const differences = measures.flatMap((measure) => differenceOf(measure) ?? [])
  const what = `Leyendas en ${placeNames[element]}`
  if (measures.length === 0) return missing(`${what}: nadie las midió.`)
  if (differences.length > 0) return broken(`${what}: ${differences.join(' ')}`)
  if (asks === 'last') return kept(`${what}: último bloque en ${measures.length} medidas.`)
  const least = Math.min(...measures.map(({ blockShare }) => blockShare))
  return kept(
    `${what}: al menos ${percent(least)} en ${measures.length} medidas, en mayúsculas, legibles y con contraste.`,
  )
}

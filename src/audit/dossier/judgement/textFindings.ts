import type { Evidence, LegendMeasure, TextMeasure } from '../evidence/evidence'
import type { ElementId, PlaceId } from '../evidence/places'
import { formatPercent, formatPixels, formatRatio } from '../evidence/formatFigures'
import { findingOf, met, missing, notMet, type Finding } from './finding'
import { placeNames } from '../evidence/places'
import type { TextId } from '../requirements/legalSentences'

/** Ley 259 art. 9.II. */
const leastLegendShare = 0.1
/** The law requires legible letters and gives no size: this one is ours. */
const leastLegendPx = 12
/** WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5

function measureDifference(measure: TextMeasure, sha256: string | undefined): string | null {
  const where = `${placeNames[measure.place]} (${measure.address}, ${measure.width} px)`
  if (measure.sha256 === null) return `no se ve en ${where}.`
  if (measure.sha256 !== sha256) return `en ${where} no está palabra por palabra.`
  if (measure.contrast < leastContrast) return `en ${where} el contraste es ${formatRatio(measure.contrast)}.`
  return null
}

/** Where the site's sentence leaves the law's. */
function lawDifference(law: string, site: string): string {
  const at = [...law].findIndex((letter, index) => letter !== site[index])
  const from = at < 0 ? law.length : at
  const near = (text: string) => `${text.slice(Math.max(0, from - 12), from + 12)}`.trim()
  return `la ley dice «${near(law)}» y el sitio, «${near(site)}» (letra ${from + 1}).`
}

export function judgeText({ texts }: Evidence, text: TextId, places: readonly PlaceId[]): Finding {
  const reviewed = texts.texts.find(({ id }) => id === text)
  const ofLaw = texts.law.sentences.find(({ id }) => id === text)
  const wanted = ofLaw ?? reviewed
  const what = `«${wanted?.text ?? text}»`
  const measures = texts.measures.filter((measure) => measure.text === text && places.includes(measure.place))
  const unseen = places.find((place) => !measures.some((measure) => measure.place === place))
  const differences = [
    ...(ofLaw && reviewed && ofLaw.text !== reviewed.text ? [lawDifference(ofLaw.text, reviewed.text)] : []),
    ...measures.flatMap((measure) => measureDifference(measure, wanted?.sha256) ?? []),
  ]
  if (unseen && differences.length === 0)
    return missing(`${what} en ${placeNames[unseen]}: nadie lo observó.`)
  return findingOf(
    measures.length,
    differences,
    `${what} en ${places.map((place) => placeNames[place]).join(', ')}`,
  )
}

function shareDifference(measure: LegendMeasure): string | null {
  const where = `${measure.address} a ${measure.width} × ${measure.height} px`
  if (measure.blockShare < leastLegendShare)
    return `${where}: ${formatPercent(measure.blockShare)} del elemento.`
  if (measure.contrast < leastContrast) return `${where}: contraste ${formatRatio(measure.contrast)}.`
  if (measure.fontPx < leastLegendPx) return `${where}: letra de ${formatPixels(measure.fontPx)}.`
  return measure.isCapitals ? null : `${where}: no están en mayúsculas.`
}

const lastDifference = ({ isLast, address, width, height }: LegendMeasure) =>
  isLast ? null : `${address} a ${width} × ${height} px: hay contenido después.`

export function judgeLegends({ texts }: Evidence, element: ElementId, asks: 'share' | 'last'): Finding {
  const measures = texts.legends.filter((measure) => measure.element === element)
  const differenceOf = asks === 'share' ? shareDifference : lastDifference
  const differences = measures.flatMap((measure) => differenceOf(measure) ?? [])
  const what = `Leyendas en ${placeNames[element]}`
  if (measures.length === 0) return missing(`${what}: nadie las midió.`)
  if (differences.length > 0) return notMet(`${what}: ${differences.join(' ')}`)
  if (asks === 'last') return met(`${what}: último bloque en ${measures.length} medidas.`)
  const least = Math.min(...measures.map(({ blockShare }) => blockShare))
  return met(
    `${what}: al menos ${formatPercent(least)} en ${measures.length} medidas, en mayúsculas, legibles y con contraste.`,
  )
}

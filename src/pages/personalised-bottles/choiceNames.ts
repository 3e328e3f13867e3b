import { occasions } from '../../content/occasions'
import { productLines } from '../../content/productLines'
import { findTechnique } from '../../content/techniques'
import type { Quote } from '../../features/quote/quote'

/** `Una boda` */
export const nameOccasion = ({ phrase }: (typeof occasions)[number]) =>
  phrase.charAt(0).toLocaleUpperCase('es') + phrase.slice(1)

/** `Una boda · Óleo · Premium`; empty while nothing is chosen. */
export function listChosen({ occasion, technique, line }: Quote): string {
  const names = [
    ...occasions.filter(({ id }) => id === occasion).map(nameOccasion),
    technique && findTechnique(technique).name,
    line && productLines[line].name,
  ]
  return names.filter(Boolean).join('\u00a0· ')
}

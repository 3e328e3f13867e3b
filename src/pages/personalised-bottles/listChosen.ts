import { occasions } from '../../content/occasions'
import { sizeChoices } from '../../content/personalised'
import { productLines } from '../../content/productLines'
import { findTechnique } from '../../content/techniques'
import type { Quote } from '../../features/quote/quote'
import { nameOccasion } from './nameOccasion'

/** `Una boda · Óleo · Premium · 50x60 cm`; empty while nothing is chosen. */
export function listChosen({ occasion, technique, line, size }: Quote): string {
  const names = [
    ...occasions.filter(({ id }) => id === occasion).map(nameOccasion),
    technique && findTechnique(technique).name,
    line && productLines[line].name,
    sizeChoices.find(({ id }) => id === size)?.name,
  ]
  return names.filter(Boolean).join('\u00a0· ')
}

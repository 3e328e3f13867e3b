import { productLines } from '../../content/productLines'
import { sketchWords as copy } from '../../content/sketchWords'
import { findTechnique } from '../../content/techniques'
import { tidyText } from './fitText'
import type { LabelDesign } from './labelDesign'

/** The sketch in words, for who does not see it. */
export function describeDesign({ occasion, technique, line, names, phrase, day }: LabelDesign): string {
  const { name, capLabel } = productLines[line]
  const words = [names, phrase, day].map(tidyText).filter(Boolean)
  const cap = capLabel.toLowerCase()
  const drawn = technique ? copy.inTechnique(findTechnique(technique).name.toLowerCase()) : copy.inPencil
  const motif = occasion ? copy.motifs[occasion] : copy.undecided
  const written = words.length > 0 ? `; ${words.map((text) => `«${text}»`).join(', ')}` : ''
  return `${copy.ofBottle} ${name}, ${cap}. ${copy.onLabel}, ${drawn}: ${motif}${written}.`
}

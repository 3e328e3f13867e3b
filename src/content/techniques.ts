import acrilico from './media/techniques/acrilico.jpg'
import mixta from './media/techniques/mixta.jpg'
import oleo from './media/techniques/oleo.jpg'
import pastel from './media/techniques/pastel.jpg'
import type { PictureSource, Technique } from './models'

interface TechniqueEntry {
  readonly id: Technique
  readonly name: string
  readonly sentence: string
  /** A detail that says nothing beyond the sentence. */
  readonly source: PictureSource
}

/** spec §2: the four techniques on offer. */
export const techniques = [
  {
    id: 'acrilico',
    name: 'Acrílico',
    sentence: 'Color plano y vivo, de secado rápido.',
    source: acrilico,
  },
  {
    id: 'oleo',
    name: 'Óleo',
    sentence: 'Capas profundas y pincelada con relieve.',
    source: oleo,
  },
  {
    id: 'pastel',
    name: 'Pastel',
    sentence: 'Luz suave y trazo a la vista.',
    source: pastel,
  },
  {
    id: 'mixta',
    name: 'Mixta',
    sentence: 'Varios materiales en una obra.',
    source: mixta,
  },
] as const satisfies readonly TechniqueEntry[]

export function findTechnique(id: Technique): TechniqueEntry {
  return techniques.find((technique) => technique.id === id) ?? techniques[0]
}

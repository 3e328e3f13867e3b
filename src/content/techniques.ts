import acrilico from './media/sketch/tecnica-acrilico.jpg'
import mixta from './media/sketch/tecnica-mixta.jpg'
import oleo from './media/sketch/tecnica-oleo.jpg'
import pastel from './media/sketch/tecnica-pastel.jpg'
import type { PictureSource, Technique } from './models'

interface TechniqueEntry {
  readonly id: Technique
  readonly name: string
  readonly detail: string
  /** The same detail of the same sketch in each technique. */
  readonly picture: PictureSource
}

/** spec §2: the four techniques on offer. */
export const techniques = [
  {
    id: 'acrilico',
    name: 'Acrílico',
    detail: 'Color plano y vivo, de secado rápido.',
    picture: acrilico,
  },
  {
    id: 'oleo',
    name: 'Óleo',
    detail: 'Capas profundas y pincelada con relieve.',
    picture: oleo,
  },
  {
    id: 'pastel',
    name: 'Pastel',
    detail: 'Luz suave y trazo a la vista.',
    picture: pastel,
  },
  {
    id: 'mixta',
    name: 'Mixta',
    detail: 'Varios materiales en una obra.',
    picture: mixta,
  },
] as const satisfies readonly TechniqueEntry[]

export function findTechnique(id: Technique): TechniqueEntry {
  return techniques.find((technique) => technique.id === id) ?? techniques[0]
}

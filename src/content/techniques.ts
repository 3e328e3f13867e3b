import acrilico from './media/techniques/acrilico.jpg'
import mixta from './media/techniques/mixta.jpg'
import oleo from './media/techniques/oleo.jpg'
import pastel from './media/techniques/pastel.jpg'
import type { Illustration, Technique } from './models'

interface TechniqueEntry {
  readonly id: Technique
  readonly name: string
  readonly sentence: string
  readonly image: Illustration
}

/** spec §2: the four techniques on offer. */
export const techniques = [
  {
    id: 'acrilico',
    name: 'Acrílico',
    sentence: 'Color plano y vivo, de secado rápido.',
    image: {
      source: acrilico,
      alt: 'Detalle de acrílico: sol plano con una chakana en el centro, rayos azules, una montaña y gradas de colores.',
    },
  },
  {
    id: 'oleo',
    name: 'Óleo',
    sentence: 'Capas profundas y pincelada con relieve.',
    image: {
      source: oleo,
      alt: 'Detalle de óleo: racimo de uvas verdes con hojas, en pintura espesa sobre fondo naranja.',
    },
  },
  {
    id: 'pastel',
    name: 'Pastel',
    sentence: 'Luz suave y trazo a la vista.',
    image: {
      source: pastel,
      alt: 'Detalle de pastel: tres flamencos en una laguna rosada, con el grano del papel a la vista.',
    },
  },
  {
    id: 'mixta',
    name: 'Mixta',
    sentence: 'Varios materiales en una misma obra.',
    image: {
      source: mixta,
      alt: 'Detalle de técnica mixta: casas pintadas y de papel recortado, y una franja de tejido cosida al lienzo.',
    },
  },
] as const satisfies readonly TechniqueEntry[]

export function findTechnique(id: Technique): TechniqueEntry {
  return techniques.find((technique) => technique.id === id) ?? techniques[0]
}

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
      alt: 'Detalle de acrílico: una chakana amarilla sobre fondo rojo, de bordes firmes.',
    },
  },
  {
    id: 'oleo',
    name: 'Óleo',
    sentence: 'Capas profundas y pincelada con relieve.',
    image: { source: oleo, alt: 'Detalle de óleo: franjas de color en abanico, con pincelada gruesa.' },
  },
  {
    id: 'pastel',
    name: 'Pastel',
    sentence: 'Luz suave y trazo a la vista.',
    image: { source: pastel, alt: 'Detalle de pastel: una concha de tonos suaves, con el trazo a la vista.' },
  },
  {
    id: 'mixta',
    name: 'Mixta',
    sentence: 'Varios materiales en una misma obra.',
    image: {
      source: mixta,
      alt: 'Detalle de técnica mixta: casas pintadas y una franja de tejido de colores.',
    },
  },
] as const satisfies readonly TechniqueEntry[]

export function findTechnique(id: Technique): TechniqueEntry {
  return techniques.find((technique) => technique.id === id) ?? techniques[0]
}

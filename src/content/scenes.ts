import boda from './media/events/scene-boda.jpg'
import arte from './media/scenes/arte.jpg'
import artesanal from './media/scenes/artesanal.jpg'
import cultura from './media/scenes/cultura.jpg'
import tradiciones from './media/scenes/tradiciones.jpg'
import type { Illustration } from './models'
import { capitalisedNumberWord, numberWord } from './numberWords'

/** How many bottles the pictures of the whole collection show; to be changed once they are drawn anew. */
export const bottlesDrawn = 7

/** The brand's still lifes, with their alternative texts. */
export const scenes = {
  artesanal: {
    source: artesanal,
    alt: 'Alambique de cobre que gotea en una vasija de barro, una botella de singani, el cuadro Ancestros y uva verde.',
  },
  arte: {
    source: arte,
    alt: 'El cuadro Totem de las alturas, la botella que lo lleva y un racimo de uvas ante una pared azul.',
  },
  cultura: {
    source: cultura,
    alt: `${capitalisedNumberWord(bottlesDrawn)} botellas de singani con ${numberWord(bottlesDrawn)} pinturas distintas, sobre pedestales escalonados ante un gran disco claro.`,
  },
  tradiciones: {
    source: tradiciones,
    alt: 'Vaso de chuflay con hielo y limón junto a una botella de singani, sobre un awayo.',
  },
  boda: {
    source: boda,
    alt: 'Botella de Singani Premium junto al cuadro de una boda, rosas blancas y dos anillos en un platito.',
  },
} as const satisfies Record<string, Illustration>

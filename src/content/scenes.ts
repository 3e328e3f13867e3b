import boda from './media/events/scene-boda.jpg'
import about from './media/scenes/about.jpg'
import arte from './media/scenes/arte.jpg'
import artesanalPortrait from './media/scenes/artesanal-portrait.jpg'
import artesanal from './media/scenes/artesanal.jpg'
import chuflay from './media/scenes/chuflay.jpg'
import cultura from './media/scenes/cultura.jpg'
import tradiciones from './media/scenes/tradiciones.jpg'
import type { Illustration } from './models'

const stillAlt = 'Alambique de cobre junto a una botella de singani y un racimo de uva verde.'

/** The brand's still lifes; whoever shows one takes its alternative text from here. */
export const scenes = {
  artesanal: { source: artesanal, alt: stillAlt },
  artesanalPortrait: { source: artesanalPortrait, alt: stillAlt },
  arte: {
    source: arte,
    alt: 'La pintura Totem de las alturas enmarcada, junto a la botella que la lleva en la etiqueta y un racimo de uva.',
  },
  cultura: {
    source: cultura,
    alt: 'Siete botellas de singani con siete pinturas distintas, sobre pedestales de colores ante un gran disco rojo.',
  },
  tradiciones: {
    source: tradiciones,
    alt: 'Vaso largo de chuflay con hielo y una rodaja de limón junto a una botella de singani, sobre un awayo de franjas de colores.',
  },
  chuflay: {
    source: chuflay,
    alt: 'Chuflay de cerca: vaso largo con hielo y limón, una botella de Singani Premium y uvas verdes sobre un awayo.',
  },
  about: {
    source: about,
    alt: 'Botella de singani y uvas verdes frente al cuadro Totem de las alturas, apoyado contra la pared.',
  },
  boda: {
    source: boda,
    alt: 'Cuadro de boda enmarcado, junto a un racimo de uva verde y una botella con la misma pintura en la etiqueta.',
  },
} as const satisfies Record<string, Illustration>

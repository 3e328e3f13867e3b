import paintingBautizo from './media/events/painting-bautizo.jpg'
import paintingBoda from './media/events/painting-boda.jpg'
import paintingGraduacion from './media/events/painting-graduacion.jpg'
import paintingQuince from './media/events/painting-quince.jpg'
import sceneBautizo from './media/events/scene-bautizo.jpg'
import sceneGraduacion from './media/events/scene-graduacion.jpg'
import sceneQuince from './media/events/scene-quince.jpg'
import type { ArtistId, EventPhoto } from './models'
import { scenes } from './scenes'

/** spec §2: the artist all eight photos are credited to. */
export const eventArtistId: ArtistId = 'artista-de-los-valles'

/** spec §2: eight photos; Ley 259 art. 8.1: only objects, symbols and adults in them. */
export const eventPhotos = [
  {
    id: 'boda',
    occasion: 'boda',
    caption: 'Boda',
    medium: 'Óleo sobre lienzo',
    image: scenes.boda,
  },
  {
    id: 'boda-cuadro',
    occasion: 'boda',
    caption: 'Boda, el cuadro',
    medium: 'Óleo sobre lienzo',
    image: {
      source: paintingBoda,
      alt: 'Pintura de una pareja de novios adultos, juntos bajo una luna grande y un arco de flores sobre fondo azul.',
    },
  },
  {
    id: 'quince',
    occasion: 'quince',
    caption: 'Quince años',
    medium: 'Acrílico sobre lienzo',
    image: {
      source: sceneQuince,
      alt: 'Cuadro de flores y mariposas enmarcado, junto a un racimo de uva verde y una botella con la misma pintura.',
    },
  },
  {
    id: 'quince-cuadro',
    occasion: 'quince',
    caption: 'Quince años, el cuadro',
    medium: 'Acrílico sobre lienzo',
    image: {
      source: paintingQuince,
      alt: 'Pintura de una corona de flores y mariposas sobre una tela de franjas rosadas, moradas y blancas, sin figuras humanas.',
    },
  },
  {
    id: 'bautizo',
    occasion: 'bautizo',
    caption: 'Bautizo',
    medium: 'Pastel al óleo sobre lienzo',
    image: {
      source: sceneBautizo,
      alt: 'Cuadro de una paloma y una concha enmarcado, junto a un racimo de uva verde y una botella con la misma pintura.',
    },
  },
  {
    id: 'bautizo-cuadro',
    occasion: 'bautizo',
    caption: 'Bautizo, el cuadro',
    medium: 'Pastel al óleo sobre lienzo',
    image: {
      source: paintingBautizo,
      alt: 'Pintura de una paloma blanca entre rayos de luz que desciende hacia una concha abierta sobre el agua.',
    },
  },
  {
    id: 'graduacion',
    occasion: 'graduacion',
    caption: 'Graduación',
    medium: 'Técnica mixta sobre lienzo',
    image: {
      source: sceneGraduacion,
      alt: 'Cuadro de una montaña con laureles enmarcado, junto a un racimo de uva verde y una botella con la misma pintura.',
    },
  },
  {
    id: 'graduacion-cuadro',
    occasion: 'graduacion',
    caption: 'Graduación, el cuadro',
    medium: 'Técnica mixta sobre lienzo',
    image: {
      source: paintingGraduacion,
      alt: 'Pintura de un camino claro que sube a un nevado entre laureles, con libros y un birrete de graduación al pie.',
    },
  },
] as const satisfies readonly EventPhoto[]

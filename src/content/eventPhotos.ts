import sceneAniversario from './media/events/scene-aniversario.jpg'
import sceneBautizo from './media/events/scene-bautizo.jpg'
import sceneBoda from './media/events/scene-boda.jpg'
import sceneBodaCampo from './media/events/scene-boda-campo.jpg'
import sceneBodasDeOro from './media/events/scene-bodas-de-oro.jpg'
import sceneEleccion from './media/events/scene-eleccion.jpg'
import sceneGraduacion from './media/events/scene-graduacion.jpg'
import sceneQuince from './media/events/scene-quince.jpg'
import type { EventPhoto } from './models'
import type { ArtistId } from './owner'

/** spec §2: the artist all eight photos are credited to. */
export const eventArtistId: ArtistId = 'artista-de-los-valles'

/** spec §2: eight photos; Ley 259 art. 8.1: only objects, symbols and adults in them. */
export const eventPhotos = [
  {
    id: 'boda',
    occasion: 'boda',
    caption: 'Boda',
    medium: 'Óleo sobre lienzo',
    image: {
      source: sceneBoda,
      alt: 'Botella de Singani Premium con tapa dorada junto al cuadro enmarcado de una boda, rosas blancas y dos anillos en un platito.',
    },
  },
  {
    id: 'quince',
    occasion: 'quince',
    caption: 'Quince años',
    medium: 'Acrílico sobre lienzo',
    image: {
      source: sceneQuince,
      alt: 'Botella de Singani Premium y cuadro de quince rosas con marco blanco, junto a una jarra de rosas y flores de papel de seda.',
    },
  },
  {
    id: 'boda-campo',
    occasion: 'boda',
    caption: 'Boda en el viñedo',
    medium: 'Óleo sobre lienzo',
    image: {
      source: sceneBodaCampo,
      alt: 'Botella de Singani Premium con una jarra de flores silvestres sobre un awayo, ante el cuadro enmarcado de una boda en el viñedo.',
    },
  },
  {
    id: 'bautizo',
    occasion: 'bautizo',
    caption: 'Bautizo',
    medium: 'Pastel al óleo sobre lienzo',
    image: {
      source: sceneBautizo,
      alt: 'Botella de Singani Premium y cuadro de bautizo enmarcado, con una concha con agua, una vela blanca y margaritas.',
    },
  },
  {
    id: 'aniversario',
    occasion: 'aniversario',
    caption: 'Aniversario',
    medium: 'Óleo sobre lienzo',
    image: {
      source: sceneAniversario,
      alt: 'Botella de Singani Premium y cuadro de aniversario con marco dorado, dos velas en candeleros de bronce y dos vasos.',
    },
  },
  {
    id: 'bodas-de-oro',
    occasion: 'aniversario',
    caption: 'Bodas de oro',
    medium: 'Óleo sobre lienzo',
    image: {
      source: sceneBodasDeOro,
      alt: 'Botella de Singani Premium ante el cuadro de unas bodas de oro, con una vieja lámpara de bronce y una cinta dorada.',
    },
  },
  {
    id: 'graduacion',
    occasion: 'graduacion',
    caption: 'Graduación',
    medium: 'Técnica mixta sobre lienzo',
    image: {
      source: sceneGraduacion,
      alt: 'Botella de Singani Clásico con tapa plateada, cuadro de graduación enmarcado y una pila de libros con un birrete.',
    },
  },
  {
    id: 'eleccion',
    occasion: 'eleccion',
    caption: 'Elección',
    medium: 'Acrílico sobre lienzo',
    image: {
      source: sceneEleccion,
      alt: 'Botella de Singani Clásico con tapa plateada y cuadro enmarcado de una plaza en fiesta, junto a una jarra de flores y flores de papel.',
    },
  },
] as const satisfies readonly EventPhoto[]

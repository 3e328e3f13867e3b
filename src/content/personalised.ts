import { bottleHeightCm, paintingSizes } from './constants'
import aniversario from './media/events/painting-aniversario.jpg'
import bautizo from './media/events/painting-bautizo.jpg'
import boda from './media/events/painting-boda.jpg'
import eleccion from './media/events/painting-eleccion.jpg'
import graduacion from './media/events/painting-graduacion.jpg'
import quince from './media/events/painting-quince.jpg'
import film from './media/film/film.mp4'
import filmWebm from './media/film/film.webm'
import captions from './media/film/film.es.vtt'
import bodaBottle from './media/bottles/event-boda.webp'
import graduacionBottle from './media/bottles/event-graduacion.webp'
import poster from './media/scenes/film-poster.jpg'
import type { Illustration, Occasion, PictureSource, ProductLine } from './models'
import { owner } from './owner'

export { occasions } from './occasions'

export interface SizeChoice {
  /** In an address: `40x30`. */
  readonly id: string
  /** As the specification writes it: `40x30 cm`. */
  readonly name: string
  readonly widthCm: number
  readonly heightCm: number
}

function sizeChoice({ widthCm, heightCm }: (typeof paintingSizes)[number]): SizeChoice {
  const id = `${widthCm}x${heightCm}`
  return { id, name: `${id} cm`, widthCm, heightCm }
}

/** spec §9, smallest first. */
export const sizeChoices = [
  sizeChoice(paintingSizes[0]),
  sizeChoice(paintingSizes[1]),
  sizeChoice(paintingSizes[2]),
] as const

/** A painting of each occasion, to choose by. */
export const occasionPictures: Readonly<Record<Occasion, PictureSource>> = {
  boda,
  quince,
  bautizo,
  aniversario,
  graduacion,
  eleccion,
}

/** Where the sketch shows less than the painting will. */
export const occasionDetails: Readonly<Partial<Record<Occasion, string>>> = {
  boda: 'A la pareja la pinta la artista.',
}

/** What hangs on the wall until the sketch does; the text is of the whole work, which the lowest size cuts. */
export const wallExample: Illustration = {
  source: boda,
  alt: 'Una novia y un novio se miran de perfil bajo un arco de rosas.',
}

export const personalisedBottles = {
  premium: bodaBottle,
  clasico: graduacionBottle,
} as const satisfies Record<ProductLine, PictureSource>

/** Under the link in a search or a chat. */
export const personalisedDescription =
  'Botellas de singani boliviano con tu propia etiqueta: una artista pinta tu boda, tu bautizo o tu aniversario, y ese cuadro viste cada botella.'

/** spec §2, personalised bottles page. */
export const personalised = {
  eyebrow: 'Pintura original para tu evento',
  heading: 'Botellas personalizadas',
  intro:
    'Una artista boliviana pinta tu fiesta: el cuadro se queda en tu casa y su imagen viste cada botella.',
  adultsOnly: 'Las botellas son solo para invitados mayores de 18 años.',
  carousel: {
    heading: 'De la fiesta al lienzo',
    credit: 'Pinturas y escenas de',
    text: 'Conoce su obra y contáctala.',
  },
  sizes: {
    sentence: 'Cotizamos cuadros desde 40x30 cm hasta 60x80 cm.',
    group: 'Tamaño del cuadro',
    example: 'Una obra de ejemplo',
    own: 'El boceto de tu obra',
    toScale: `a escala, junto a una botella de ${bottleHeightCm}\u00a0cm:`,
    inMessage: 'La medida que elijas va en tu mensaje.',
  },
  examples: {
    heading: 'Ejemplos de precio',
    text: 'Botellas Premium con su etiqueta y el cuadro enmarcado. El plazo corre desde que apruebas el boceto. El precio de tu pedido llega por WhatsApp.',
    bottles: 'botellas',
    each: 'cada una y',
    painting: 'el cuadro de',
    weeks: 'semanas',
  },
  delivery: {
    heading: 'Así lo recibes',
    frame: 'Entregamos el cuadro montado en bastidor, listo para colgar, con un marco de color neutro.',
    area: `Lo llevamos a ${owner.delivery.area.value}.`,
  },
  steps: [
    { title: 'Cuéntanos la ocasión', text: 'La fecha, el lugar y la imagen que tienes en mente.' },
    { title: 'Elige cuadro y botella', text: 'Tamaño, técnica y línea: Premium o Clásico.' },
    { title: 'La artista pinta', text: 'Ves primero el boceto y lo apruebas antes de que pase al lienzo.' },
    { title: 'Recibe tu pedido', text: 'El cuadro enmarcado y las botellas con su etiqueta.' },
  ],
  video: {
    heading: 'Así nace una botella',
    sentence: 'De la uva a la botella vestida, en unos segundos y sin sonido.',
    play: 'Reproducir video: así nace una botella',
    poster: {
      source: poster,
      alt: 'Un cuadro con un sol y flamencos, enmarcado, y una botella de tapa dorada con la misma pintura en la etiqueta.',
    },
    sources: [
      { src: filmWebm, type: 'video/webm' },
      { src: film, type: 'video/mp4' },
    ],
    captions,
    linesLabel: 'Lo que se ve en el video',
    /** The film's steps, one for each caption of film.es.vtt: the media alternative of WCAG 1.2.3. */
    lines: [
      'La uva: Moscatel verde, recién llegada en su canasta',
      'El alambique: del cobre baja un hilo claro, el corazón del destilado',
      'El reposo: el singani espera en damajuanas y sigue transparente',
      'El cuadro: el pincel completa el salar y los flamencos, bajo el sol',
      'La etiqueta: la misma pintura, impresa, envuelve el vidrio',
      'La botella: vestida, lleva el nombre Bohemia 56; al final, las dos advertencias de ley',
    ],
  },
} as const

import type { Occasion } from './models'

/** Words that come with the code that draws: on the label, in the bar, for who does not see it, and after it is saved. */
export const sketchWords = {
  bar: 'Boceto y mensaje',
  /** Before a price: all of its order is chosen, or part of it is assumed. */
  price: (isChosen: boolean, price: string) => `${isChosen ? 'Unos' : 'Ej.:'} ${price}`,
  namesHere: 'aquí, los nombres',
  ofBottle: 'Boceto, no es la obra: botella',
  onLabel: 'En la etiqueta',
  inTechnique: (name: string) => `a modo de ${name}`,
  inPencil: 'a lápiz',
  pencil: 'A lápiz, por pintar',
  undecided: 'una chakana entre flores, ante un sol y sobre un awayo',
  motifs: {
    boda: 'un ramo con cintas y dos anillos bajo un arco de flores, al atardecer',
    quince: 'quince rosas en un cántaro, ante una ventana escalonada con mariposas',
    bautizo: 'una paloma entre rayos de luz, sobre una pila con agua, entre lirios y una vela',
    aniversario: 'una casita con la ventana encendida, de noche, entre dos árboles con banderines',
    graduacion: 'un árbol de flores rojas que crece de un libro abierto, sobre más libros y un birrete',
    eleccion: 'una urna de votación con flores, en una plaza con arcos y papel picado',
  } satisfies Record<Occasion, string>,
  saved: 'Imagen guardada y mensaje copiado: adjunta una y pega el otro en tu chat.',
  savedAlone: 'Imagen guardada. El mensaje está más abajo, en «Pide tu cotización».',
} as const

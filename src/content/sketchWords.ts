import type { Occasion } from './models'

/** Words that come with the code that draws: on the label, in the bar, for who does not see it, and after it is saved. */
export const sketchWords = {
  bar: 'Boceto y mensaje',
  order: (bottles: string, size: string) => `${bottles}, cuadro\u00a0${size}`,
  namesHere: 'aquí, los nombres',
  ofBottle: 'Boceto, no es la obra: botella',
  onLabel: 'En la etiqueta, a modo de',
  motifs: {
    boda: 'un arco de flores, dos anillos y montañas al atardecer',
    quince: 'quince rosas en un cántaro, ante una ventana escalonada con mariposas',
    bautizo: 'una paloma entre rayos de luz, sobre una concha y agua',
    aniversario: 'dos ramas de kantuta alrededor de la luna, sobre un lago',
    graduacion: 'tres cumbres nevadas entre laureles, sobre un libro abierto',
    eleccion: 'una chakana como un sol, sobre los arcos de una plaza con kantutas',
  } satisfies Record<Occasion, string>,
  saved: 'Imagen guardada y mensaje copiado: adjunta una y pega el otro en tu chat.',
  savedAlone: 'Imagen guardada. El mensaje está más abajo, en «Pide tu cotización».',
} as const

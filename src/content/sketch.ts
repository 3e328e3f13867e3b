import example from './media/sketch/ejemplo.jpg'
import type { Illustration, Occasion } from './models'

/** The label that is drawn while the visitor chooses. */
export const sketch = {
  stamp: 'Boceto, no es la obra',
  example: 'Elige y se dibuja el tuyo.',
  drawnHere: 'Se dibuja en tu equipo.',
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
  save: 'Guardar imagen',
  share: 'Compartir el boceto',
  saved: 'Imagen guardada y mensaje copiado: pégalos en tu chat.',
  savedAlone: 'Imagen guardada. El mensaje está más abajo, en «Pide tu cotización».',
  failed: 'No pudimos preparar la imagen. Tu mensaje sigue listo: envíalo sin ella o prueba otra vez.',
  notLoaded: 'El boceto no cargó. Tus elecciones van igual en tu mensaje.',
} as const

/** The sketch of the example, drawn by the site itself: there before its code, and without JavaScript. */
export const sketchExample: Illustration = {
  source: example,
  alt: `${sketch.ofBottle} Premium, tapa dorada. ${sketch.onLabel} óleo: ${sketch.motifs.boda}.`,
}

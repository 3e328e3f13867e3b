import example from './media/sketch/ejemplo.jpg'
import type { Illustration } from './models'

/** The label that is drawn while the visitor chooses. */
export const sketch = {
  bar: 'Boceto y mensaje',
  stamp: 'Boceto, no es la obra',
  example: 'Es un ejemplo: elige el tuyo.',
  drawnHere: 'Se dibuja en tu equipo.',
  save: 'Guardar imagen',
  share: 'Compartir el boceto',
  failed: 'No pudimos preparar la imagen. Tu mensaje sigue listo: envíalo sin ella o prueba otra vez.',
  notLoaded: 'El boceto no cargó. Tus elecciones van igual en tu mensaje.',
} as const

/** The sketch of the example, drawn by the site itself: there before its code, and without JavaScript. */
export const sketchExample: Illustration = {
  source: example,
  alt: 'Boceto, no es la obra: botella Premium con tapa dorada; en la etiqueta, un arco de flores, dos anillos y montañas al atardecer, al óleo.',
}

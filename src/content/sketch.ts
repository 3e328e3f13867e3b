import clasico from './media/sketch/botella-clasico.jpg'
import premium from './media/sketch/botella-premium.jpg'
import example from './media/sketch/ejemplo.jpg'
import type { Illustration, PictureSource, ProductLine } from './models'

/** The label that is drawn while the visitor chooses. */
export const sketch = {
  stamp: 'Boceto, no es la obra',
  example: 'Es un ejemplo: elige el tuyo.',
  save: 'Guardar imagen',
  share: 'Compartir el boceto',
  failed: 'No pudimos preparar la imagen. Envía tu mensaje sin ella o prueba otra vez.',
  notLoaded: 'El boceto no se cargó. Lo que elegiste va igual en tu mensaje.',
} as const

/** The sketch of the example, drawn by the site itself: there before its code, and without JavaScript. */
export const sketchExample: Illustration = {
  source: example,
  alt: 'Boceto, no es la obra: botella Premium con tapa dorada; en la etiqueta, a lápiz, una chakana entre flores.',
}

/** A bottle of each line with the example's label, where the site draws the visitor's. */
export const lineExamples: Readonly<Record<ProductLine, PictureSource>> = { premium, clasico }

/** Texts about the legends as a person sees them, the law's own words and visits that ended early. */
export const drawingTexts = {
  caption: 'Leyendas como las ve una persona: la imagen de la pantalla, con sus letras y sin ellas',
  columns: ['Lugar', 'Direcciones', 'Veces', 'Menor contraste sobre la imagen', 'Resultado'],
  met: 'Se ve cada palabra.',
  unseen: 'Nadie las miró.',
} as const

export const lawTexts = {
  caption: 'Las palabras de la ley, en un archivo aparte de los textos del sitio',
  columns: ['Norma', 'Palabras', 'Dónde se leyeron', 'Cuándo', 'Huella'],
} as const

export const interruptionTexts = {
  title: 'Visitas que terminaron antes de tiempo; lo que debían sigue sin evidencia:',
} as const

export const frameTexts = {
  legends: 'Con marco: las leyendas de la ley.',
} as const

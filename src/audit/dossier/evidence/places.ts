const elementNames = {
  gate: 'la puerta',
  hero: 'la portada del inicio',
  product: 'el detalle del producto',
  sketch: 'el boceto de botellas',
  bottles: 'el mensaje de botellas',
  footer: 'el pie',
} as const

/** Spanish names of the places where sentences are looked for. */
export const placeNames = {
  ...elementNames,
  dialog: 'el diálogo de rechazo',
  loading: 'la pantalla de espera',
  'no-script': 'la página sin JavaScript',
  error: 'la pantalla de error',
  notice: 'el aviso de respuesta sin guardar',
  film: 'el video',
  quote: 'la cotización',
  privacy: 'el panel de privacidad',
  order: 'el panel de pedido',
  paper: 'la hoja impresa',
} as const

/** An advertising element of Ley 259, whose legends are measured. */
export type ElementId = keyof typeof elementNames
export type PlaceId = keyof typeof placeNames

export const elementIds = Object.keys(elementNames) as ElementId[]
export const placeIds = Object.keys(placeNames) as PlaceId[]

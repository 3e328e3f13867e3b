import type { PlaceId } from './evidence'

/** Spanish names of the places where sentences are looked for. */
export const placeNames: Readonly<Record<PlaceId, string>> = {
  puerta: 'la puerta',
  portada: 'la portada del inicio',
  producto: 'el detalle del producto',
  botellas: 'el encabezado de botellas',
  pie: 'el pie',
  dialogo: 'el diálogo de rechazo',
  carga: 'la pantalla de espera',
  'sin-javascript': 'la página sin JavaScript',
  error: 'la pantalla de error',
  aviso: 'el aviso de respuesta sin guardar',
  pelicula: 'el video',
  cotizacion: 'la cotización',
  privacidad: 'el panel de privacidad',
}

import type { CaptureScreen, CaptureState } from './captureNames'
import type { PlaceId } from './places'
import type { StoragePlaceName } from './storageNames'

// The evidence files keep the words they were first published with: the code's name → the file's.

type Names<Name extends string = string> = Readonly<Record<Name, string>>

export const publishedKeys: Names = {
  observations: 'looks',
  observation: 'look',
  measures: 'sightings',
  implementation: 'deed',
}

export const publishedStates: Names<CaptureState> = {
  checking: 'comprobando',
  asking: 'preguntando',
  rejecting: 'rechazando',
  accepted: 'aceptado',
  unsaved: 'sin-guardar',
  'no-script': 'sin-javascript',
  error: 'error',
}

export const publishedScreens: Names<CaptureScreen> = { phone: 'telefono', desktop: 'escritorio' }

/** Name in `capturas/`. */
export const captureFile = (state: CaptureState, screen: CaptureScreen): string =>
  `${publishedStates[state]}-${publishedScreens[screen]}.png`

const publishedPlaces: Names<PlaceId | StoragePlaceName> = {
  local: 'local',
  session: 'session',
  both: 'ambos',
  gate: 'puerta',
  hero: 'portada',
  product: 'producto',
  sketch: 'boceto',
  bottles: 'botellas',
  footer: 'pie',
  dialog: 'dialogo',
  loading: 'carga',
  'no-script': 'sin-javascript',
  error: 'error',
  notice: 'aviso',
  film: 'pelicula',
  quote: 'cotizacion',
  privacy: 'privacidad',
  order: 'pedido',
  paper: 'papel',
}

/** Key → the values it may hold. */
export const publishedValues: Readonly<Record<string, Names>> = {
  kind: { observation: 'look' },
  state: publishedStates,
  screen: publishedScreens,
  place: publishedPlaces,
  places: publishedPlaces,
  element: publishedPlaces,
}

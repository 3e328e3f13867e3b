import type { CaptureScreen, CaptureState } from './captureNames'
import type { PlaceId } from './places'
import type { StoragePlaceName } from './storageNames'

// The evidence files keep the words they were first published with; here each stands beside the code's own.

type Words<Name extends string = string> = Readonly<Record<Name, string>>

export const fileKeys: Words = {
  observations: 'looks',
  observation: 'look',
  measures: 'sightings',
  implementation: 'deed',
}

export const captureWords: Words<CaptureState> = {
  checking: 'comprobando',
  asking: 'preguntando',
  rejecting: 'rechazando',
  accepted: 'aceptado',
  unsaved: 'sin-guardar',
  'no-script': 'sin-javascript',
  error: 'error',
}

export const screenWords: Words<CaptureScreen> = { phone: 'telefono', desktop: 'escritorio' }

/** Name in `capturas/`. */
export const captureFile = (state: CaptureState, screen: CaptureScreen): string =>
  `${captureWords[state]}-${screenWords[screen]}.png`

const placeWords: Words<PlaceId | StoragePlaceName> = {
  local: 'local',
  session: 'session',
  both: 'ambos',
  gate: 'puerta',
  hero: 'portada',
  product: 'producto',
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
}

/** Key → the values it may hold. */
export const fileValues: Readonly<Record<string, Words>> = {
  kind: { observation: 'look' },
  state: captureWords,
  screen: screenWords,
  place: placeWords,
  places: placeWords,
  element: placeWords,
}

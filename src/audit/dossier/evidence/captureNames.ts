import type { Capture, CaptureState } from './evidence'

const states: Readonly<Record<CaptureState, string>> = {
  comprobando: 'La espera mientras se comprueba',
  preguntando: 'La pregunta',
  rechazando: 'El rechazo con su diálogo',
  aceptado: 'El inicio después de SÍ',
  'sin-guardar': 'El aviso de una respuesta sin guardar',
  'sin-javascript': 'La página sin JavaScript',
  error: 'La pantalla de error',
}

const screens: Readonly<Record<Capture['screen'], string>> = {
  telefono: 'teléfono, 390 × 844',
  escritorio: 'escritorio, 1440 × 900',
}

/** «La pregunta, teléfono, 390 × 844» */
export const formatCapture = ({ state, screen }: Pick<Capture, 'state' | 'screen'>): string =>
  `${states[state]}, ${screens[screen]}`

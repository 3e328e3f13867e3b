const states = {
  checking: 'La espera mientras se comprueba',
  asking: 'La pregunta',
  rejecting: 'El rechazo con su diálogo',
  accepted: 'El inicio después de SÍ',
  unsaved: 'El aviso de una respuesta sin guardar',
  'no-script': 'La página sin JavaScript',
  error: 'La pantalla de error',
} as const

const screens = { phone: 'teléfono', desktop: 'escritorio' } as const

/** CSS px. */
export const captureSizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

export type CaptureState = keyof typeof states
export type CaptureScreen = keyof typeof screens

export const captureStates = Object.keys(states) as CaptureState[]
export const captureScreens = Object.keys(screens) as CaptureScreen[]

/** «La pregunta, teléfono, 390 × 844» */
export function formatCapture(state: CaptureState, screen: CaptureScreen): string {
  const { width, height } = captureSizes[screen]
  return `${states[state]}, ${screens[screen]}, ${width} × ${height}`
}

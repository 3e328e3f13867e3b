export interface Complexion {
  readonly light: string
  readonly shadow: string
  readonly glow: string
  readonly lips: string
  readonly cheek: string
  /** Eyes, lashes and brows. */
  readonly dark: string
}

export interface Features {
  readonly complexion: Complexion
  /** The head's tilt in radians, clockwise. */
  readonly tilt?: number
  /** Turned to the left (-1), to the front (0) or to the right (1). */
  readonly facing?: number
  /** Looking down under its lids, or forward. */
  readonly gaze?: 'lowered' | 'calm'
  /** Lines of a life: 0 none, 1 some, 2 many. */
  readonly years?: number
  /** Its colour. */
  readonly beard?: string
  /** Radius of the drawn lines. */
  readonly pen?: number
}

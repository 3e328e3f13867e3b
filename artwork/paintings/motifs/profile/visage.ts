import { customTransform, type Transform } from '../transform'

/** What tells one person from another: units the features stand back (more than 0) or forward. */
export interface Visage {
  readonly brow?: number
  readonly bridge?: number
  readonly noseTip?: number
  /** How far the tip hangs. */
  readonly noseDrop?: number
  readonly lips?: number
  readonly chin?: number
  /** Lines of a life: 0 none, 1 some, 2 many. */
  readonly years: 0 | 1 | 2
}

const bell = (v: number, middle: number, reach: number) => Math.exp(-(((v - middle) / reach) ** 2))

/** The drawing of one profile bent into another's. */
export function bendProfile(
  at: Transform,
  { brow = 0, bridge = 0, noseTip = 0, noseDrop = 0, lips = 0, chin = 0 }: Visage,
): Transform {
  const bend = (u: number, v: number) => {
    const share = Math.min(1, Math.max(0, (46 - u) / 26))
    const off =
      brow * bell(v, 30, 10) +
      bridge * bell(v, 51, 7) +
      noseTip * bell(v, 64, 6) +
      lips * bell(v, 83, 8) +
      chin * bell(v, 101, 9)
    return at.point(u + share * off, v + share * noseDrop * bell(v, 66, 5))
  }
  return customTransform(bend, at.direction)
}

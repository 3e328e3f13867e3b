import type { MaskLook } from '../../motifs/maskFace'
import type { Warp } from '../../motifs/weave'

export interface Presence {
  /** The middle of the mask. */
  readonly x: number
  readonly y: number
  /** Width of the mask; the whole figure is a little over six of its heights. */
  readonly mask: number
  readonly feet: number
  readonly look: MaskLook
  readonly warps: readonly Warp[]
  readonly tunic: string
}

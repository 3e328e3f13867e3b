import type { Visage } from '../../motifs/profile/visage'

export interface EchoVisage extends Visage {
  readonly wears: 'band' | 'flower' | 'hat' | 'shawl'
}

/** The last echo first: great-grandmother, grandmother, mother; then the one who speaks. */
export const visages: readonly EchoVisage[] = [
  { brow: 1, bridge: -2.4, noseTip: -1, noseDrop: 4.5, lips: 3.4, chin: -3, wears: 'shawl', years: 2 },
  { brow: -1.2, bridge: -4, noseTip: -2.2, noseDrop: 1.5, lips: 0.6, chin: 1.6, wears: 'hat', years: 1 },
  { brow: 1.6, bridge: 2.4, noseTip: 3.4, noseDrop: -2.2, lips: -2, chin: 2.6, wears: 'flower', years: 0 },
  { wears: 'band', years: 0 },
]

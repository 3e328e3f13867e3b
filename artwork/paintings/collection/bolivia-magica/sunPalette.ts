import type { Transform } from '../../motifs/transform'

/** Hundredths of the radius of the sun's face. */
export type Place = Transform

export const [gold, light, dim, engraved] = ['#f7be48', '#fde49a', '#e2873c', '#9a3f3a'] as const
export const downward = Math.PI / 2

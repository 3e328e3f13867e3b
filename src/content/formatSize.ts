import type { PaintingRecord } from './bottleRecord'

/** `60 × 80 cm`, with spaces that never break. */
export function formatSize({ widthCm, heightCm }: Pick<PaintingRecord, 'widthCm' | 'heightCm'>): string {
  return `${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`
}

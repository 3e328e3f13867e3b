import { collection, type Painting, type PaintingId } from './collection'

export const paintings: readonly Painting[] = collection.map(({ painting }) => painting)

export function findPainting(id: PaintingId): Painting
export function findPainting(id: string | undefined): Painting | undefined
export function findPainting(id: string | undefined): Painting | undefined {
  return paintings.find((painting) => painting.id === id)
}

/** `60 × 80 cm`, with spaces that never break. */
export function formatSize({ widthCm, heightCm }: Pick<Painting, 'widthCm' | 'heightCm'>): string {
  return `${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`
}

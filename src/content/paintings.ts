import { collection, type Painting, type PaintingId } from './collection'

export const paintings: readonly Painting[] = collection.map(({ painting }) => painting)

export function findPainting(id: PaintingId): Painting
export function findPainting(id: string | undefined): Painting | undefined
export function findPainting(id: string | undefined): Painting | undefined {
  return paintings.find((painting) => painting.id === id)
}

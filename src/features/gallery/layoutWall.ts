type Sized = { readonly widthCm: number; readonly heightCm: number }

const gap = 15
const bottleWidth = 8
const narrowestWall = 150
const lowestWall = 90
const boardHeight = 20
/** How far in from the board's front edge the bottle stands. */
const bottleInset = 0.7

/**
 * Where each work hangs, side by side on one centre line, with room for a bottle on the board to the right.
 * Everything in centimetres; the wall only grows where the works need it, so pages can be compared.
 */
export function layoutWall<T extends Sized>(works: readonly T[]) {
  const row = works.reduce((sum, { widthCm }) => sum + widthCm + gap, bottleWidth)
  const width = Math.max(narrowestWall, row + 2 * gap)
  const boardTop = Math.max(lowestWall, ...works.map(({ heightCm }) => heightCm + 10))

  let x = (width - row) / 2
  const hung = works.map((work) => {
    const place = {
      ...work,
      x,
      y: (boardTop - work.heightCm) / 2,
      width: work.widthCm,
      height: work.heightCm,
    }
    x += work.widthCm + gap
    return place
  })
  return {
    works: hung,
    width,
    height: boardTop + boardHeight,
    boardTop,
    bottleX: x + bottleWidth / 2,
    bottleFoot: boardTop + bottleInset,
  }
}

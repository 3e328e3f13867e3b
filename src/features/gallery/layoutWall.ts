type Sized = { readonly widthCm: number; readonly heightCm: number }

const gap = 15
const bottleWidth = 8
const minWallWidth = 150
const minWallHeight = 90
const boardHeight = 16
/** Where the bottle stands on the board, whose first 5 cm are seen from above (ScaleWall.scss). */
const bottleInset = 2.6

/**
 * Places the works side by side on one centre line, with room for a bottle on the board to the right. In centimetres.
 * The wall grows only if the works need it, so that the walls of two pages can be compared.
 */
export function layoutWall<T extends Sized>(works: readonly T[]) {
  const row = works.reduce((sum, { widthCm }) => sum + widthCm + gap, bottleWidth)
  const width = Math.max(minWallWidth, row + 2 * gap)
  const boardTop = Math.max(minWallHeight, ...works.map(({ heightCm }) => heightCm + 10))

  let x = (width - row) / 2
  const placedWorks = works.map((work) => {
    const placedWork = {
      ...work,
      x,
      y: (boardTop - work.heightCm) / 2,
      width: work.widthCm,
      height: work.heightCm,
    }
    x += work.widthCm + gap
    return placedWork
  })
  return {
    works: placedWorks,
    width,
    height: boardTop + boardHeight,
    boardTop,
    bottleX: x + bottleWidth / 2,
    bottleFoot: boardTop + bottleInset,
  }
}

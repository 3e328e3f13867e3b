import { layoutWall } from '../../../src/features/gallery/layoutWall'
import { expectSome } from '../../support/expectSome'

const sizes = [
  { widthCm: 40, heightCm: 30 },
  { widthCm: 50, heightCm: 60 },
  { widthCm: 60, heightCm: 80 },
]

describe('works on a wall drawn in centimetres', () => {
  it('keep their true size, whatever hangs beside them', () => {
    const { works } = layoutWall(sizes)
    expect(works.map(({ width, height }) => ({ widthCm: width, heightCm: height }))).toEqual(sizes)
  })

  it('hang apart from each other, from the edges and from the bottle', () => {
    const { works, width, bottleX } = layoutWall(sizes)
    const edges = works.flatMap((work) => [work.x, work.x + work.width])
    const marks = [0, ...edges, bottleX, width]
    const gaps = marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10)
  })

  it('share a centre line and stay above the board', () => {
    const { works, boardTop } = layoutWall([...sizes, { widthCm: 90, heightCm: 120 }])
    const centres = works.map(({ y, height }) => y + height / 2)
    expect(new Set(centres).size).toBe(1)
    for (const { y, height } of expectSome(works)) {
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(boardTop)
    }
  })

  it('the bottle stands on the part of the board that is seen from above', () => {
    const { boardTop, bottleFoot } = layoutWall(sizes)
    expect(bottleFoot).toBeGreaterThan(boardTop)
    expect(bottleFoot).toBeLessThan(boardTop + 5)
  })

  it.each(sizes)(
    '$widthCm × $heightCm cm: the board and the lamp are where ScaleWall.scss paints them',
    (size) => {
      const { works, width, height, boardTop } = layoutWall([size])
      expect([boardTop, height]).toEqual([90, 106])
      expect((works[0]!.x + size.widthCm / 2) / width).toBeCloseTo(0.423)
    },
  )

  it('one work alone always has the same wall, so that pages can be compared', () => {
    const walls = sizes.map((size) => layoutWall([size])).map(({ width, height }) => [width, height])
    expect(new Set(walls.map(String)).size).toBe(1)
  })
})

describe('the measures of a wall, in centimetres', () => {
  it('around one small work leave it in the middle of 150 × 106, the bottle to its right', () => {
    expect(layoutWall([{ widthCm: 50, heightCm: 60 }])).toEqual({
      works: [{ widthCm: 50, heightCm: 60, x: 38.5, y: 15, width: 50, height: 60 }],
      width: 150,
      height: 106,
      boardTop: 90,
      bottleX: 107.5,
      bottleFoot: 92.6,
    })
  })

  it('around large works grow with them', () => {
    const wall = layoutWall([
      { widthCm: 120, heightCm: 100 },
      { widthCm: 100, heightCm: 80 },
    ])
    expect(wall).toMatchObject({ width: 288, height: 126, boardTop: 110, bottleX: 269, bottleFoot: 112.6 })
    expect(wall.works.map(({ x, y }) => [x, y])).toEqual([
      [15, 5],
      [150, 15],
    ])
  })
})

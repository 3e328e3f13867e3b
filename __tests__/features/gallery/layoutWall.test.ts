import { layoutWall } from '../../../src/features/gallery/layoutWall'

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
    for (const { y, height } of works) {
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(boardTop)
    }
  })

  it('one work alone always has the same wall, so that pages can be compared', () => {
    const walls = sizes.map((size) => layoutWall([size])).map(({ width, height }) => [width, height])
    expect(new Set(walls.map(String)).size).toBe(1)
  })
})

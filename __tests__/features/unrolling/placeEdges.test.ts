import { bottlePicture, label, labelLeft, labelRight } from '../../../src/features/unrolling/bottlePicture'
import { placeEdges } from '../../../src/features/unrolling/placeEdges'
import { expectSome } from '../../support/expectSome'

const bottle = { x: 300, y: 600, scale: 0.25 }
const painting = { left: 320, top: 40, width: 210, height: 280 }
const edgesAt = (progress: number) => placeEdges(bottle, { painting }, progress)
const onBottle = (x: number) => 300 + (x - bottlePicture.axis) * 0.25

describe('the edges of what is loose', () => {
  it('begin on the glass, at the label’s right edge first and at its left edge last', () => {
    expect(edgesAt(0.001)[0]!.x).toBeCloseTo(onBottle(labelRight), 0)
    expect(edgesAt(0.38)[0]!.x).toBeCloseTo(onBottle(labelLeft), 0)
    const { top, bottom } = edgesAt(0.2)[0]!
    expect(top).toBeCloseTo(600 + (label.top - bottlePicture.height) * 0.25)
    expect(bottom).toBeCloseTo(600 + (label.bottom - bottlePicture.height) * 0.25)
  })

  it('take the painted side to the right, and grow towards the viewer', () => {
    for (const progress of expectSome([0.2, 0.35, 0.5])) {
      const edges = edgesAt(progress)
      const right = Math.max(...edges.map(({ x }) => x))
      expect(right).toBeGreaterThan(edges[0]!.x + 25)
      const heights = edges.map(({ top, bottom }) => bottom - top)
      expect(heights.at(-1)).toBeGreaterThan(heights[0]!)
    }
  })

  it('never go back: what is further on its way stays so', () => {
    const wallProgress = Array.from({ length: 50 }, (_, index) =>
      edgesAt(0.4 + index * 0.012).map((edge) => edge.wallProgress),
    )
    for (const place of expectSome([0, 20, 60])) {
      const values = wallProgress.map((edges) => edges[place]!)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }
  })

  it('in the end are those of the painting, face to the viewer', () => {
    const edges = edgesAt(1)
    expect(edges[0]!.x).toBeCloseTo(painting.left)
    expect(edges.at(-1)!.x).toBeCloseTo(painting.left + painting.width)
    for (const { top, bandTop, bottom, turn } of expectSome(edges)) {
      expect(top).toBeCloseTo(40)
      expect(bandTop).toBeCloseTo(320)
      expect(bottom).toBeCloseTo(320)
      expect(turn).toBeCloseTo(0)
    }
  })
})

import {
  label,
  labelArc,
  labelRight,
  bottlePicture,
} from '../../../../src/pages/product/unrolling/bottlePicture'
import { placeEdges, stripCount } from '../../../../src/pages/product/unrolling/placeEdges'
import { expectSome } from '../../../support/expectSome'

const bottle = { x: 300, y: 600, scale: 0.25 }
const painting = { left: 320, top: 40, width: 210, height: 280 }

describe('the edges of the sheet that is off the glass', () => {
  it('are as many as the label has strips, and one', () => {
    expect(placeEdges(bottle, { painting }, 0.5)).toHaveLength(stripCount + 1)
  })

  it('at first go from where the label ended on the glass to the right, back to the viewer', () => {
    const edges = placeEdges(bottle, { painting }, 0)
    const [first, last] = [edges[0]!, edges.at(-1)!]
    expect([first.part, last.part]).toEqual([1, 0])
    expect(first.x).toBeCloseTo(300 + (labelRight - bottlePicture.axis) * 0.25)
    expect(first.top).toBeCloseTo(600 + (label.top - bottlePicture.height) * 0.25)
    expect(last.x).toBeGreaterThan(first.x + 0.6 * labelArc * 0.25)
    expect(last.turn).toBeGreaterThan(Math.PI / 2)
  })

  it('in the end are those of the painting, face to the viewer', () => {
    const edges = placeEdges(bottle, { painting }, 1)
    expect(edges.at(-1)!.x).toBeCloseTo(painting.left)
    expect(edges[0]!.x).toBeCloseTo(painting.left + painting.width)
    for (const { top, bandTop, bottom, turn } of expectSome(edges)) {
      expect(top).toBeCloseTo(40)
      expect(bandTop).toBeCloseTo(320)
      expect(bottom).toBeCloseTo(320)
      expect(turn).toBeCloseTo(0)
    }
  })
})

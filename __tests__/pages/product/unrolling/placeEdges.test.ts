import { label, labelArc, labelLeft, labelRight } from '../../../../src/pages/product/unrolling/bottlePicture'
import { peelSheet } from '../../../../src/pages/product/unrolling/peelSheet'
import { expectSome } from '../../../support/expectSome'
import { placeEdges, stuckFrom, stripCount } from '../../../../src/pages/product/unrolling/placeEdges'

const bottle = { x: 300, y: 600, scale: 0.25 }
const painting = { left: 320, top: 40, width: 210, height: 280 }
const halfWidth = (labelRight - labelLeft) / 2

describe('the loose sheet', () => {
  it('begins where the rest sticks to the glass, and ends with the label’s left edge', () => {
    for (const peeled of [0.1, 0.5, 0.9]) {
      const points = peelSheet(peeled, 100)
      expect(points[0]!.part).toBe(peeled)
      expect(points[0]!.x).toBeCloseTo(stuckFrom(peeled))
      expect(points.at(-1)!.part).toBe(0)
    }
  })

  it.each([0.2, 0.5, 0.8, 1])('is as long as what is off the glass: %s', (peeled) => {
    const points = peelSheet(peeled, 200)
    const length = points.slice(1).reduce((sum, { x, z }, index) => {
      const last = points[index]!
      return sum + Math.hypot(x - last.x, z - last.z)
    }, 0)
    expect(length).toBeCloseTo(peeled * labelArc)
  })

  it('bends towards the viewer, then lies over itself with its back to the viewer', () => {
    const points = peelSheet(1, 100)
    expect(points[0]!.turn).toBeCloseTo(label.halfAngle)
    expect(points.at(-1)!.turn).toBeGreaterThan(Math.PI / 2)
    expect(points.at(-1)!.x).toBeGreaterThan(label.radius)
    for (const { z } of expectSome(points)) expect(z).toBeGreaterThan(-label.radius)
  })
})

describe('its edges on the stage', () => {
  it('there is one where nothing is loose, and the whole label sticks', () => {
    expect(placeEdges(bottle, { painting }, { peeled: 0, hung: 0 })).toHaveLength(1)
    expect(stuckFrom(0)).toBeCloseTo(-halfWidth)
    expect(stuckFrom(1)).toBeCloseTo(halfWidth)
  })

  it('are as many as the label has strips, and one', () => {
    expect(placeEdges(bottle, { painting }, { peeled: 1, hung: 0.5 })).toHaveLength(stripCount + 1)
  })

  it('in the end are those of the painting, face to the viewer', () => {
    const edges = placeEdges(bottle, { painting }, { peeled: 1, hung: 1 })
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

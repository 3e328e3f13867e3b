import { label, labelArc, labelLeft, labelRight } from '../../../../src/pages/product/unrolling/bottlePicture'
import { curlSheet } from '../../../../src/pages/product/unrolling/curlSheet'
import { placeSlices, stuckWidth } from '../../../../src/pages/product/unrolling/placeSlices'

const bottle = { x: 300, y: 600, scale: 0.25 }
const painting = { left: 320, top: 40, width: 210, height: 280 }

describe('the sheet', () => {
  it('on the bottle follows the glass from edge to edge', () => {
    const points = curlSheet(0, 200)
    expect(points[0]!.x).toBeCloseTo(-(labelRight - labelLeft) / 2)
    expect(points.at(-1)!.x).toBeCloseTo((labelRight - labelLeft) / 2, -1)
    expect(points[100]!.z).toBeCloseTo(0, -1)
  })

  it.each([0, 0.2, 0.5, 0.8, 1])('is as long as it was, %s of it off', (peeled) => {
    const points = curlSheet(peeled, 200)
    const length = points.slice(1).reduce((sum, { x, z }, index) => {
      const last = points[index]!
      return sum + Math.hypot(x - last.x, z - last.z)
    }, 0)
    expect(length).toBeCloseTo(labelArc)
  })

  it('off the glass lies nearly flat, and reaches to the right of the bottle', () => {
    const points = curlSheet(1, 200)
    for (const { turn } of points.slice(20)) expect(Math.abs(turn)).toBeLessThan(0.1)
    expect(points.at(-1)!.x).toBeGreaterThan(label.radius)
  })

  it('never turns its back', () => {
    for (const peeled of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const { turn } of curlSheet(peeled, 72)) expect(Math.abs(turn)).toBeLessThan(Math.PI / 2)
  })
})

describe('its strips', () => {
  it('there are none while it sticks', () => {
    expect(placeSlices(bottle, { painting }, { peeled: 0, hung: 0 })).toEqual([])
    expect(stuckWidth(0)).toBeCloseTo(labelRight - labelLeft)
    expect(stuckWidth(1)).toBeCloseTo(0)
  })

  it('join one another from left to right', () => {
    const slices = placeSlices(bottle, { painting }, { peeled: 0.6, hung: 0 })
    expect(slices.length).toBeGreaterThan(20)
    slices.slice(1).forEach((slice, index) => {
      expect(slice.left).toBe(slices[index]!.right)
      expect(slice.part.from).toBe(slices[index]!.part.to)
      expect(slice.right).toBeGreaterThanOrEqual(slice.left)
    })
  })

  it('in the end are the painting', () => {
    const slices = placeSlices(bottle, { painting }, { peeled: 1, hung: 1 })
    expect(slices[0]!.left).toBeCloseTo(painting.left)
    expect(slices.at(-1)!.right).toBeCloseTo(painting.left + painting.width)
    for (const { top, bandTop, bottom, turn } of slices) {
      expect([top, bandTop, bottom]).toEqual([40, 320, 320])
      expect(turn).toBeCloseTo(0)
    }
  })
})

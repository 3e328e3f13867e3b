import { label, labelArc, labelLeft, labelRight } from '../../../../src/pages/product/unrolling/bottlePicture'
import {
  acrossGlass,
  bendAt,
  foldAt,
  foldAtHeight,
  looseAt,
} from '../../../../src/pages/product/unrolling/foldSheet'
import { labelHeight, placeFlap } from '../../../../src/pages/product/unrolling/placeFlap'
import { partsAt } from '../../../../src/pages/product/unrolling/timing'
import { expectSome } from '../../../support/expectSome'

const bottle = { x: 300, y: 600, scale: 0.25 }
const corner = { x: 0, y: 0 }
const halfWidth = (labelRight - labelLeft) / 2

describe('the fold', () => {
  it('lifts the upper left corner first, and the lower one later', () => {
    expect(looseAt(foldAt(0), corner)).toBe(0)
    const lowerCorner = (peeled: number) => looseAt(foldAt(peeled), { x: 0, y: labelHeight })
    expect(looseAt(foldAt(0.05), corner)).toBeGreaterThan(30)
    expect(lowerCorner(0.05)).toBeLessThan(0)
    expect(lowerCorner(0.6)).toBeGreaterThan(0)
  })

  it('stands upright at the label’s right edge in the end', () => {
    const fold = foldAt(1)
    for (const y of expectSome([0, labelHeight])) expect(foldAtHeight(fold, y)).toBeCloseTo(labelArc)
  })

  it('never goes back: what is loose stays loose', () => {
    const steps = Array.from({ length: 50 }, (_, index) => foldAt(index / 50))
    for (const point of expectSome([corner, { x: 0, y: labelHeight }, { x: labelArc, y: 0 }])) {
      const loose = steps.map((fold) => looseAt(fold, point))
      expect(loose).toEqual(loose.toSorted((a, b) => a - b))
    }
  })
})

describe('the loose paper', () => {
  it('begins on the glass, goes round the bend and lies over the rest, back to the viewer', () => {
    expect(bendAt(0, 60)).toEqual({ along: -0, height: 0, turn: 0 })
    expect(bendAt((Math.PI / 2) * 60, 60).along).toBeCloseTo(-60)
    const { along, height, turn } = bendAt(Math.PI * 60 + 200, 60)
    expect(along).toBeCloseTo(200)
    expect(height).toBeGreaterThan(120)
    expect(turn).toBeGreaterThan(Math.PI / 2)
  })

  it('is a triangle at the label’s corner at first, and shows nothing of the label’s face', () => {
    const fold = foldAt(partsAt(0.05).peeled)
    const outline = placeFlap(bottle, fold, (Math.PI / 2) * fold.radius)
    const [left, top] = [300 - halfWidth * 0.25, 600 + (label.top - 2136) * 0.25]
    for (const { x, y } of expectSome(outline)) {
      expect(x).toBeGreaterThan(left - 2)
      expect(x).toBeLessThan(300)
      expect(y).toBeGreaterThan(top - 1)
      expect(y).toBeLessThan(top + labelHeight * 0.25 * 0.5)
    }
  })

  it('is none before the label is touched', () => {
    expect(placeFlap(bottle, foldAt(0), 1)).toEqual([])
  })
})

it('a place of the label is seen on the glass where the cylinder turns it, and straight on beside it', () => {
  expect(acrossGlass(0)).toBeCloseTo(-halfWidth)
  expect(acrossGlass(labelArc / 2)).toBeCloseTo(0)
  expect(acrossGlass(labelArc + 50)).toBeCloseTo(halfWidth + 50)
})

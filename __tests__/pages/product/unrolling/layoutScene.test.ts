import { bottleHeightCm } from '../../../../src/content/constants'
import { paintings } from '../../../../src/content/paintings'
import { layoutScene } from '../../../../src/pages/product/unrolling/layoutScene'

/** The stage on phones, tablets and desktops, in px. */
const stages = [
  { width: 320, height: 320 },
  { width: 390, height: 380 },
  { width: 640, height: 532 },
  { width: 470, height: 488 },
  { width: 620, height: 668 },
  { width: 680, height: 748 },
]

const cases = stages.flatMap((stage) => paintings.map((painting) => ({ stage, painting })))

describe.each(cases)('$painting.title on a stage of $stage.width × $stage.height', ({ stage, painting }) => {
  const { start, end, painting: box, frame, bottle, label } = layoutScene(stage, painting)

  it('painting and bottle have one scale', () => {
    const pxPerCm = bottle.height / bottleHeightCm
    expect(box.width / painting.widthCm).toBeCloseTo(pxPerCm)
    expect(box.height / painting.heightCm).toBeCloseTo(pxPerCm)
  })

  it('the frame is on the wall, beside the bottle', () => {
    expect(box.left - frame).toBeGreaterThan(bottle.left + bottle.width)
    expect(box.left + box.width + frame).toBeLessThan(stage.width)
    expect(box.top - frame).toBeGreaterThan(0)
    expect(box.top + box.height + frame).toBeLessThan(stage.height * 0.864)
    expect(bottle.left).toBeGreaterThan(0)
    expect(label.left + label.width).toBeLessThan(stage.width)
  })

  it('the bottle is never larger than before, and stands on the same line', () => {
    expect(end.scale).toBeLessThanOrEqual(start.scale)
    expect(end.y).toBe(start.y)
    expect(bottle.top + bottle.height).toBeLessThan(stage.height)
  })
})

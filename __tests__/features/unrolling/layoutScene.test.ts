import { bottleHeightCm } from '../../../src/content/constants'
import { paintings } from '../../../src/content/paintings'
import { layoutScene } from '../../../src/features/unrolling/layoutScene'
import { expectSome } from '../../support/expectSome'
import { stages } from './support/stages'

const cases = stages.flatMap((stage) => paintings.map((painting) => ({ stage, painting })))

/** How far down the niche's steps reach at so many px from its side. */
const stepsDown = (step: number, fromSide: number) => step * Math.max(0, 3 - Math.floor(fromSide / step))

describe.each(cases)('$painting.title on a stage of $stage.width × $stage.height', ({ stage, painting }) => {
  const { start, end, painting: box, frame, bottle, label } = layoutScene(stage, painting, stage.isPhone)

  it('painting and bottle have one scale', () => {
    const pxPerCm = bottle.height / bottleHeightCm
    expect(box.width / painting.widthCm).toBeCloseTo(pxPerCm)
    expect(box.height / painting.heightCm).toBeCloseTo(pxPerCm)
  })

  it('the frame is on the wall, beside the bottle and clear of the steps', () => {
    expect(box.left - frame).toBeGreaterThan(bottle.left + bottle.width)
    const fromSide = stage.width - box.left - box.width - frame
    expect(fromSide).toBeGreaterThan(0)
    expect(box.top - frame).toBeGreaterThanOrEqual(stepsDown(stage.step, fromSide))
    expect(box.top + box.height + frame).toBeLessThan(stage.height * 0.89)
    expect(bottle.left).toBeGreaterThan(0)
  })

  it('the wall label has its room: over the bottle, or where the stage is narrow on the shelf', () => {
    expect(label.isOnShelf).toBe(stage.width < 560 || stage.isPhone)
    const free = label.isOnShelf
      ? { top: stage.height * 0.89, bottom: stage.height, left: bottle.left + bottle.width + 30 }
      : { top: stepsDown(stage.step, label.left), bottom: bottle.top, right: box.left - frame }
    // On the shelf one line on phones, else two; over the bottle seven in a narrow label, four in a wide one.
    const height = label.isOnShelf ? (stage.isPhone ? 24 : 46) : label.width < 150 ? 122 : 110
    expect(label.middle - height / 2).toBeGreaterThan(free.top)
    expect(label.middle + height / 2).toBeLessThan(free.bottom)
    expect(label.left).toBeGreaterThan(free.left ?? 0)
    expect(label.left + label.width).toBeLessThan(free.right ?? stage.width)
    expect(label.width).toBeGreaterThan(label.isOnShelf ? 200 : 150)
  })

  it('the bottle is never larger than before, and stands on the same line', () => {
    expect(end.scale).toBeLessThanOrEqual(start.scale)
    expect(end.y).toBe(start.y)
    expect(bottle.top + bottle.height).toBeLessThan(stage.height)
  })
})

it('beside the words of a tablet a painting of 60 × 80 cm is half as high as the stage', () => {
  const { painting } = layoutScene({ width: 374, height: 573 }, { widthCm: 60, heightCm: 80 }, false)
  expect(painting.height / 573).toBeGreaterThan(0.49)
})

it('on a phone a painting of 60 × 80 cm takes half of the width, and all of the height', () => {
  const large = { widthCm: 60, heightCm: 80 }
  const { painting } = layoutScene({ width: 390, height: 338 }, large, true)
  expect(painting.width / 390).toBeGreaterThan(0.49)
  expect(painting.height / 338).toBeGreaterThan(0.75)
})

it('on a phone the frame keeps clear of the stage’s top, of the shelf and of the bottle’s measure', () => {
  for (const painting of expectSome(paintings)) {
    const scene = layoutScene({ width: 390, height: 356 }, painting, true)
    const frame = { top: scene.painting.top - scene.frame, left: scene.painting.left - scene.frame }
    expect(frame.top).toBeGreaterThanOrEqual(18)
    expect(
      scene.wallBottom - scene.painting.top - scene.painting.height - scene.frame,
    ).toBeGreaterThanOrEqual(15.9)
    // The line with its centimetres is 30 px wide.
    expect(frame.left - scene.bottle.left - scene.bottle.width).toBeGreaterThanOrEqual(48)
  }
})

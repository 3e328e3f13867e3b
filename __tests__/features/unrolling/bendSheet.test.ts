import { acrossGlass, bendSheet } from '../../../src/features/unrolling/bendSheet'
import { label, labelArc, labelLeft, labelRight } from '../../../src/features/unrolling/bottlePicture'
import { attachedShareAt } from '../../../src/features/unrolling/timing'
import { expectSome } from '../../support/expectSome'

const count = 80
const at = (progress: number) => bendSheet(attachedShareAt(progress), progress, count)
const facesAway = ({ bendAngle, rollAngle }: { bendAngle: number; rollAngle: number }) =>
  Math.cos(bendAngle - rollAngle) < 0

it('is nothing while all of the label sticks', () => {
  expect(at(0)).toHaveLength(1)
})

it('begins where the paper leaves the glass, and ends at the free right edge', () => {
  const points = at(0.2)
  expect(points).toHaveLength(count + 1)
  expect(points[0]!.position).toBeCloseTo(attachedShareAt(0.2))
  expect(points[0]!.x).toBeCloseTo(acrossGlass(attachedShareAt(0.2)))
  expect(points.at(-1)!.position).toBeCloseTo(1)
})

it('shows its back at its curled edge only, and nowhere once it is nearly on the wall', () => {
  for (const progress of expectSome([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])) {
    const points = at(progress)
    const back = points.filter(facesAway).map(({ position }) => position)
    const loose = 1 - attachedShareAt(progress)
    expect(back.length / points.length).toBeLessThan(0.4)
    for (const position of back) expect(position).toBeGreaterThan(1 - 0.4 * loose)
    expect(back.length * (loose / count)).toBeLessThan(0.23)
  }
  expect(at(0.3).filter(facesAway)).not.toEqual([])
  expect(at(0.85).findIndex(facesAway)).toBe(-1)
})

it('is flat in the end, and as wide as the label is round its bottle', () => {
  const points = at(1)
  for (const { position, wallPosition } of expectSome(points)) expect(wallPosition).toBeCloseTo(position)
  const length = points.slice(1).reduce((sum, { x, height }, index) => {
    const before = points[index]!
    return sum + Math.hypot(x - before.x, height - before.height)
  }, 0)
  expect(length).toBeCloseTo(labelArc)
})

it('a place of the label is seen on the glass where the cylinder turns it', () => {
  expect(acrossGlass(0.5)).toBeCloseTo(0)
  expect(acrossGlass(1) - acrossGlass(0)).toBeCloseTo(labelRight - labelLeft)
  expect(acrossGlass(1)).toBeLessThan(label.radius)
})

import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { smoothCurve, type Point } from '../../rendering/curves'

const [green, deep, night] = ['#5fae8c', '#2f7a7c', '#3c2a7c'] as const
const upward = -Math.PI / 2

/** A ribbed column: ribs in turn, lit from the left, spines on their crests, flowers on the crown. */
export function drawCactus(picture: Composition, spine: readonly Point[], wide: number) {
  drawColumn(picture, spine, wide)
  const [x, y] = spine.at(-1)!
  for (const [turn, size] of [
    [-1, 0.7],
    [1, 0.64],
    [0, 0.9],
  ] as const)
    drawFlower(
      picture,
      x + turn * wide * 0.36,
      y - wide * 0.42 + Math.abs(turn) * wide * 0.16,
      wide * size * 0.5,
    )
}

export function drawArm(picture: Composition, spine: readonly Point[], wide: number) {
  drawColumn(picture, spine, wide)
  const [x, y] = spine.at(-1)!
  drawFlower(picture, x, y - wide * 0.5, wide * 0.42)
}

function drawColumn(picture: Composition, joints: readonly Point[], wide: number) {
  const spine = smoothCurve(joints, 16)
  const last = spine.length - 1
  const edge = (share: number) =>
    spine.map(([x, y], k): Point => {
      const [ax, ay] = spine[Math.max(0, k - 1)]!
      const [bx, by] = spine[Math.min(last, k + 1)]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      const round = Math.min(1, Math.sqrt((last - k + 0.25) / Math.max(2, wide / 24)))
      const half = (wide / 2) * share * round
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  const ribs = Math.max(5, Math.round(wide / 10))
  for (let rib = 0; rib < ribs; rib++) {
    const [from, to] = [(rib / ribs) * 2 - 1, ((rib + 1) / ribs) * 2 - 1]
    const turn = (from + to) / 2
    const tint = mix(
      mix('#b4dca0', green, Math.min(1, (turn + 1) * 0.9)),
      turn > 0 ? night : deep,
      Math.max(0, turn) * 0.6,
    )
    picture.polygon([...edge(-from), ...edge(-to).reverse()], shade(tint, rib % 2 ? -0.1 : 0.03), {
      isHardEdged: true,
      flow: upward,
      angleJitter: 0.2,
    })
    if (rib % 2 === 0)
      for (let k = 2; k < last; k += 2) {
        const [x, y] = edge(-turn)[k]!
        picture.line(
          [
            [x - 5, y + 3],
            [x, y],
            [x + 5, y + 4],
          ],
          turn > 0.2 ? '#c9b0d8' : '#fbf0d0',
          2.6,
          { opacity: 0.85 },
        )
      }
  }
}

function drawFlower(picture: Composition, x: number, y: number, size: number) {
  for (let petal = 0; petal < 7; petal++) {
    const angle = Math.PI + (petal / 6) * Math.PI
    const [px, py] = [x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.5]
    picture.ellipse(
      px,
      py,
      size * 0.56,
      size * 0.3,
      shade(petal % 2 ? '#f9c2d2' : '#fdf0e4', Math.cos(angle) > 0 ? -0.08 : 0),
      {
        rotation: (angle * 180) / Math.PI,
        flow: angle,
        isHardEdged: true,
      },
    )
  }
  picture.ellipse(x, y - size * 0.1, size * 0.34, size * 0.26, '#f7a83c', { isHardEdged: true })
}

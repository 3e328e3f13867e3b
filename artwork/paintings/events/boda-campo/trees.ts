import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { bark, blossoms } from './palette'

/** A limb that grows thinner, lit from the left. */
function limb(composition: Composition, bends: readonly Point[], from: number, to: number) {
  const curve = smoothCurve(bends, 24)
  const edge = (side: number) =>
    curve.map(([x, y], k): Point => {
      const [before, after] = [curve[Math.max(0, k - 1)]!, curve[Math.min(curve.length - 1, k + 1)]!]
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const half = (side * lerp(from, to, k / (curve.length - 1))) / 2
      return [x - ((after[1] - before[1]) / length) * half, y + ((after[0] - before[0]) / length) * half]
    })
  const [first, last] = [bends[0]!, bends.at(-1)!]
  const flow = Math.atan2(last[1] - first[1], last[0] - first[0])
  const brush = { flow, isHardEdged: true, angleJitter: 0.7, minRadius: 3 }
  const isUpward = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0])
  const lit = isUpward ? -1 : first[0] < last[0] ? -1 : 1
  composition.polygon([...edge(lit), ...edge(0.1 * lit).reverse()], bark.light, brush)
  composition.polygon([...edge(0.3 * lit), ...edge(-0.35 * lit).reverse()], bark.mid, brush)
  composition.polygon([...edge(-0.3 * lit), ...edge(-lit).reverse()], bark.dark, brush)
  if (from > 60)
    for (const at of [-0.55, -0.1, 0.4])
      composition.line(edge(at * lit), at > 0 ? '#6b4640' : '#d3a47c', 4, { opacity: 0.6, paintLoad: 200 })
}

/** The trunk on the left; the other one is its neighbour, not its mirror. */
export function trunks(composition: Composition) {
  limb(composition, parsePoints('246,1990 262,1700 330,1420 350,1180 420,940 520,760'), 150, 60)
  limb(composition, parsePoints('348,1180 270,1000 190,860 150,700'), 74, 26)
  limb(composition, parsePoints('420,940 560,830 700,740 850,640'), 62, 22)
  limb(composition, parsePoints('352,1230 470,1150 620,1130 742,1092'), 46, 20)
  limb(composition, parsePoints('1420,2010 1400,1720 1330,1450 1316,1200 1240,960 1120,780'), 140, 56)
  limb(composition, parsePoints('1316,1200 1400,1010 1480,880 1510,720'), 70, 26)
  limb(composition, parsePoints('1240,960 1110,840 960,720 800,650'), 60, 22)
  for (const [x, side] of [
    [246, 1],
    [1420, -1],
  ] as const)
    for (const reach of [-150, -70, 60, 150])
      composition.line(
        [
          [x + reach * 0.3, 1930],
          [x + reach * 0.6, 1985],
          [x + reach * 1.1, 2010 + Math.abs(reach) * 0.1],
        ],
        side * reach > 0 ? bark.mid : bark.dark,
        15,
        { paintLoad: 90 },
      )
}

/** Round masses of blossom; those of the middle belong to both trees. */
const masses: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [120, 700, 260, 210],
  [330, 420, 290, 230],
  [230, 880, 230, 130],
  [560, 610, 260, 200],
  [600, 300, 280, 210],
  [1530, 720, 250, 210],
  [1320, 430, 300, 230],
  [1420, 900, 230, 130],
  [1090, 620, 270, 200],
  [1050, 290, 290, 210],
  [825, 470, 300, 230],
  [825, 200, 270, 170],
  [100, 420, 200, 200],
  [1560, 430, 190, 200],
]

/** Two crowns in two violets that mingle where they meet. */
export function crowns(composition: Composition) {
  const { random } = composition
  const tintAt = (x: number) => {
    const share = Math.min(1, Math.max(0, (x - 430) / 790)) + (random() - 0.5) * 0.62
    const list = share < 0.5 ? blossoms.left : blossoms.right
    return list[Math.floor(random() * list.length)]!
  }
  for (const [x, y, rx, ry] of masses)
    composition.ellipse(
      x,
      y + 20,
      rx * 0.94,
      ry * 0.9,
      mix(x < 825 ? '#3f2d84' : '#662a7c', '#4f2d80', x > 560 && x < 1090 ? 0.8 : 0),
      {
        flow: 0.3,
        angleJitter: 2,
      },
    )
  const clusters: {
    readonly x: number
    readonly y: number
    readonly light: number
    readonly size: number
  }[] = []
  for (const [x, y, rx, ry] of masses)
    for (let k = 0; k < 150; k++) {
      const [angle, out] = [random() * 2 * Math.PI, Math.sqrt(random())]
      const [dx, dy] = [Math.cos(angle) * out, Math.sin(angle) * out]
      clusters.push({
        x: x + dx * rx,
        y: y + dy * ry,
        light: -0.6 * dy - 0.35 * dx,
        size: 15 + random() * 20,
      })
    }
  clusters.sort((a, b) => a.light - b.light)
  for (const { x, y, light, size } of clusters) {
    const glow = Math.exp(-(((x - 825) / 420) ** 2) - ((y - 860) / 200) ** 2)
    const colour = mix(shade(tintAt(x), light * 0.11), '#f6b9a0', glow * 0.45)
    composition.ellipse(x, y, size * 1.25, size * 0.8, colour, {
      rotation: (random() - 0.5) * 120,
      flow: random() * 3,
      isHardEdged: true,
      angleJitter: 1.5,
    })
    if (light > 0.25 && random() < 0.5)
      composition.ellipse(
        x - size * 0.3,
        y - size * 0.3,
        size * 0.5,
        size * 0.34,
        mix(colour, '#f6e6ff', 0.45),
        { rotation: random() * 90, isHardEdged: true },
      )
  }
}

/** Blossom that falls and lies on the ground. */
export function fallen(composition: Composition) {
  const { random } = composition
  const petal = (x: number, y: number, size: number) =>
    composition.ellipse(
      x,
      y,
      size,
      size * 0.6,
      [...blossoms.left, ...blossoms.right][Math.floor(random() * 12)]!,
      { rotation: random() * 180, isHardEdged: true, colourJitter: 0.6 },
    )
  for (const side of [270, 1410])
    for (let k = 0; k < 150; k++) {
      const angle = random() * 2 * Math.PI
      const out = random() ** 0.7
      petal(side + Math.cos(angle) * out * 430, 2040 + Math.sin(angle) * out * 130, 9 + random() * 8)
    }
  for (let k = 0; k < 70; k++) petal(480 + random() * 690, 1880 + random() * 300, 8 + random() * 7)
  for (let k = 0; k < 34; k++) petal(random() * 1650, 960 + random() * 800, 8 + random() * 6)
}

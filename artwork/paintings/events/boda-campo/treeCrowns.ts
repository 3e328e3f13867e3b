import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { blossoms } from './palette'

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
export function drawCrowns(composition: Composition) {
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
export function drawFallenBlossom(composition: Composition) {
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

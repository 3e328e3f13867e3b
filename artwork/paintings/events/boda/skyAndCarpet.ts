import { lerp } from '../../../shared/numbers'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { wovenCarpet } from './palette'

const oneOf = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** Evening in long bands of cloud, and the valley far behind. */
export function drawEvening(composition: Composition) {
  const { width, height, random } = composition
  const air = composition.gradient([
    [0, '#7f8fc2'],
    [0.3, '#d9bcc4'],
    [0.42, '#f6e2c0'],
    [0.58, '#f8d9a0'],
    [0.75, '#f0a878'],
    [1, '#b5604f'],
  ])
  composition.rect(0, 0, width, height, air, { flow: 0.06, minRadius: 6, angleJitter: 0.5 })
  for (let band = 0; band < 46; band++) {
    const at = random()
    const y = 60 + at * 1260
    const colour =
      at < 0.4
        ? oneOf(random, ['#f3d3c6', '#a9a6cf', '#f6e0c4'])
        : oneOf(random, ['#fbe9b8', '#f6c08a', '#e89a86'])
    composition.ellipse(random() * width, y, 180 + random() * 420, 12 + random() * 26, colour, {
      opacity: 0.55,
      flow: 0.05,
      angleJitter: 0.3,
      minRadius: 4,
      rotation: (random() - 0.5) * 7,
    })
  }
  const ridges = [
    [
      'M0,1500L150,1380L330,1500L520,1330L760,1480L1000,1350L1190,1470L1400,1310L1650,1460V2000H0Z',
      '#c9787a',
    ],
    [
      'M0,1640C240,1540 420,1580 640,1640C900,1560 1180,1600 1330,1560C1480,1530 1580,1580 1650,1600V2000H0Z',
      '#a85a6c',
    ],
    ['M0,1780C280,1700 520,1730 760,1770C1060,1720 1380,1700 1650,1760V2000H0Z', '#7f7a4a'],
  ] as const
  for (const [d, colour] of ridges) {
    composition.path(d, colour, { flow: -0.25, minRadius: 5, angleJitter: 0.9, opacity: 0.9 })
  }
  for (let row = 0; row < 6; row++)
    composition.line(
      [0, 400, 800, 1250, 1650].map((x, k): Point => [x, 1800 + row * 24 + (k % 2 ? -22 : 6)]),
      row % 2 ? '#5f6a3c' : '#a39a52',
      7,
      { opacity: 0.75 },
    )
}

/** The floor and a carpet that widens towards us. */
export function drawCarpet(composition: Composition) {
  const { width, height } = composition
  composition.rect(0, 1880, width, height - 1880, '#a5492f', { flow: 0, minRadius: 5, angleJitter: 0.4 })
  composition.rect(0, 1880, width, 60, '#c8704a', { flow: 0, minRadius: 5, opacity: 0.7 })
  drawAwayo(composition, {
    drape: (along, across) => {
      const depth = across ** 1.25
      const half = lerp(520, 790, depth)
      return [825 + (along - 0.5) * 2 * half, 1905 + depth * 330]
    },
    stripes: wovenCarpet,
    figures: 15,
    pieces: 3,
    folds: (along) => (along > 0.62 ? -0.07 : along > 0.3 ? 0 : 0.035),
  })
  for (let k = 0; k < 34; k++) {
    const y = 1910 + (k / 34) ** 1.1 * 290
    const half = lerp(520, 790, (y - 1905) / 330)
    for (const side of [-1, 1])
      composition.line(
        [
          [825 + side * half, y],
          [825 + side * (half + 22), y + 4],
          [825 + side * (half + 38 + composition.random() * 14), y + 10],
        ],
        oneOf(composition.random, ['#f6e3b8', '#f0a22e', '#d8325f']),
        3.4,
      )
  }
}

/** Petals thrown over the couple, as at every Bolivian wedding. */
export function drawMixtura(composition: Composition) {
  const { random } = composition
  for (let k = 0; k < 90; k++) {
    const [x, y] = [180 + random() * 1290, 330 + random() * 1640]
    if (x > 530 && x < 1130 && y > 560 && y < 1060) continue
    composition.ellipse(
      x,
      y,
      9 + random() * 7,
      6 + random() * 4,
      oneOf(random, ['#fbf0e0', '#d8325f', '#f6c445', '#f7b3c4']),
      {
        rotation: random() * 360,
        isHardEdged: true,
        colourJitter: 0.6,
      },
    )
  }
}

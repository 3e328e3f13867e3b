import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawPeak, type Snow } from '../../motifs/peak'

const nightSnow: Snow = { light: '#dfc9e2', mid: '#9a8ad0', dark: '#5347a8', rock: '#3a1f6c' }

/** Snow far away, dark hills, and the plain the ancestors stand on. */
export function drawLand(picture: Composition) {
  const { width, height } = picture
  for (const [x, y, left, right] of [
    [-40, 940, 420, 430],
    [1690, 930, 430, 420],
    [676, 905, 420, 430],
    [1290, 880, 430, 440],
    [362, 852, 430, 420],
    [982, 826, 440, 430],
  ] as const)
    drawPeak(picture, { x, y, left, right, foot: 1420 }, nightSnow)
  drawRidge(picture, 1330, 34, 0.6, ['#4a2a86', '#2c1a63'])
  drawRidge(picture, 1440, 26, 2.7, ['#6d2470', '#3a1858'])
  drawRidge(picture, 1560, 18, 4.4, ['#8f2456', '#4a1650'])
  picture.path(
    `M0,1690C${width * 0.3},1660 ${width * 0.7},1705 ${width},1672V${height}H0Z`,
    picture.gradient([
      [0, '#8a2352'],
      [0.35, '#6a1c52'],
      [1, '#2a1046'],
    ]),
    { flow: 0.05, angleJitter: 0.5, minRadius: 4 },
  )
  drawFurrows(picture)
  drawGrass(picture)
}

function drawRidge(
  picture: Composition,
  y: number,
  swing: number,
  phase: number,
  [top, foot]: readonly [string, string],
) {
  const { width } = picture
  const crest = Array.from({ length: 34 }, (_, k): Point => {
    const x = (width * k) / 33
    return [
      x,
      y + Math.sin((x / width) * 7 + phase) * swing + Math.sin((x / width) * 19 + phase) * swing * 0.3,
    ]
  })
  const fill = picture.gradient([
    [0, top],
    [1, foot],
  ])
  picture.polygon([...crest, [width, y + 420], [0, y + 420]], fill, {
    flow: 0.12,
    angleJitter: 0.7,
    minRadius: 4,
  })
}

/** Long low waves of earth, wider towards us. */
function drawFurrows(picture: Composition) {
  const { width, random } = picture
  for (let row = 0; row < 15; row++) {
    const near = row / 14
    const y = lerp(1725, 2190, near ** 1.3)
    const thick = lerp(8, 26, near)
    const left = random() * width * 0.5 - 200
    const long = lerp(420, 900, random())
    const tint = mix(['#b3243f', '#7d2a80', '#43206a', '#c4553f'][row % 4]!, '#3a1450', 0.25 + 0.3 * near)
    picture.path(
      `M${left},${y}Q${left + long / 2},${y - thick} ${left + long},${y + 4}Q${left + long / 2},${y + thick * 0.5} ${left},${y}Z`,
      tint,
      { flow: 0, opacity: 0.75, angleJitter: 0.3 },
    )
  }
}

/** Tufts of ichu, which catch a little gold. */
function drawGrass(picture: Composition) {
  const { width, random } = picture
  for (let tuft = 0; tuft < 34; tuft++) {
    const x = random() * width
    const y = lerp(1720, 2150, random())
    const size = lerp(18, 60, (y - 1700) / 480)
    for (let blade = 0; blade < 6; blade++) {
      const lean = (random() - 0.4) * size
      picture.line(
        [
          [x + blade * 3, y],
          [x + blade * 3 + lean * 0.4, y - size * 0.6],
          [x + blade * 3 + lean, y - size * (0.8 + 0.4 * random())],
        ],
        shade(mix('#d99a3a', '#7a2a6a', random()), (random() - 0.5) * 0.08),
        3.4,
      )
    }
  }
}

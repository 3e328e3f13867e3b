import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawPeak } from '../../motifs/peak'

const width = 1650
const water = { top: 1180, foot: 1640 } as const
const goldSnow = { light: '#fff3cc', mid: '#f3b850', dark: '#a85a35', rock: '#70403c' }
const golds = ['#fff3c4', '#fbd774', '#f3b545', '#d98a32', '#a85c2f', '#7a4436'] as const

/** Summits with the last sun on them. */
export function drawMountains(c: Composition) {
  const foot = water.top + 10
  for (const summit of [
    { x: 30, y: 850, left: 340, right: 350, foot },
    { x: 1150, y: 850, left: 300, right: 330, foot },
    { x: 310, y: 680, left: 390, right: 400, foot },
    { x: 1610, y: 830, left: 300, right: 240, foot },
    { x: 1380, y: 590, left: 450, right: 400, foot },
  ])
    drawPeak(c, summit, goldSnow)
  c.path(
    `M-20,1130C180,1080 360,1110 560,1134C760,1156 900,1140 1080,1120C1300,1096 1480,1120 1670,1094V${foot + 8}H-20Z`,
    c.gradient([
      [0, '#c9813a'],
      [1, '#8f5230'],
    ]),
    { flow: 0.05, angleJitter: 0.4, minRadius: 4 },
  )
}

/** Water that keeps the sun in short strokes. */
export function drawLake(c: Composition, sunX: number) {
  const { top, foot } = water
  c.rect(
    0,
    top,
    width,
    foot - top + 60,
    c.gradient([
      [0, '#f3bd58'],
      [0.3, '#d08a3c'],
      [1, '#7a4a44'],
    ]),
    {
      flow: 0,
      angleJitter: 0.12,
      minRadius: 4,
    },
  )
  for (let k = 0; k < 330; k++) {
    const share = c.random() ** 1.2
    const y = lerp(top + 6, foot + 30, share)
    const x = c.random() * width
    const bright = Math.max(0, 1 - Math.abs(x - sunX) / lerp(210, 420, share))
    const tone = Math.floor(Math.min(5, Math.max(0, 4.6 - bright * 5 + (c.random() - 0.5) * 2.6)))
    const long = lerp(26, 84, share) * (0.6 + 0.8 * c.random())
    c.ellipse(x, y, long, lerp(5, 9, share), golds[tone]!, { flow: 0, isHardEdged: true, angleJitter: 0.1 })
  }
}

/** Grass and reeds before the water. */
export function drawShore(c: Composition) {
  c.path(
    'M-20,1620C260,1580 520,1604 820,1596C1120,1590 1400,1570 1670,1610V2220H-20Z',
    c.gradient([
      [0, '#c98f35'],
      [0.4, '#9a5f2c'],
      [1, '#5f3426'],
    ]),
    { flow: 0.05, angleJitter: 0.7, minRadius: 5 },
  )
  for (let k = 0; k < 240; k++) {
    const share = c.random()
    const [x, y] = [c.random() * width, lerp(1640, 2190, share)]
    c.ellipse(x, y, lerp(16, 44, share), lerp(6, 12, share), mix('#f0c050', '#6a3a2a', c.random()), {
      flow: 0.1,
      isHardEdged: true,
      rotation: (c.random() - 0.5) * 24,
    })
  }
  for (let k = 0; k < 64; k++) {
    const isLeft = k % 2 === 0
    const x = isLeft ? c.random() ** 1.5 * 330 - 20 : width - c.random() ** 1.5 * 300 + 20
    const [foot, tall] = [1700 + c.random() * 260, 190 + c.random() * 260]
    const sway = (c.random() - 0.4) * 90
    c.line(
      [
        [x, foot],
        [x + sway * 0.3, foot - tall * 0.5],
        [x + sway, foot - tall],
      ],
      mix('#f6cf62', '#7a4a26', c.random()),
      4.5,
    )
    if (k % 3 === 0)
      c.ellipse(x + sway, foot - tall, 9, 36, '#8a4a2a', {
        rotation: sway * 0.2,
        isHardEdged: true,
        flow: 1.57,
      })
  }
}

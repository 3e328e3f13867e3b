import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, parsePoints } from '../../rendering/curves'
import { drawDarkLlama } from './darkLlama'

/** The river of the sky rises from the lower left to the upper right; `at` goes along it from 0 to 1. */
const river = (at: number) => ({
  x: -140 + 1960 * at,
  y: 830 - 660 * at - 110 * Math.sin(at * Math.PI),
})
const riverTilt = Math.atan2(-660, 1960)

const night = [
  [0, '#070a35'],
  [0.3, '#141a63'],
  [0.58, '#2d1f74'],
  [0.8, '#5d2678'],
  [1, '#a32a5c'],
] as const
/** From the bank to the middle of the river. */
const riverLight = ['#2b2b8c', '#43349f', '#6a45ad', '#9a60b4', '#c98fbe', '#ecc6c4', '#f9e8cd'] as const

/** The cross that points to the south, and the two stars that point to it. */
const southernCross = parsePoints('1352,415 1392,640 1275,560 1468,508 210,190 330,120')

/** Night over the altiplano, the Milky Way, and the llama of dark cloud that walks in it. */
export function drawSky(picture: Composition) {
  const { width } = picture
  const flow = circularFlow(width * 0.42, 1750)
  picture.rect(0, 0, width, 1450, picture.gradient(night), { flow, angleJitter: 0.5, minRadius: 6 })
  for (const [radius, tint] of [
    [1560, '#10145a'],
    [1330, '#241f7c'],
    [1120, '#47257f'],
    [900, '#7a2a72'],
  ] as const)
    picture.circle(width * 0.42, 1750, radius, tint, { opacity: 0.42, flow, minRadius: 6, angleJitter: 0.3 })
  drawMilkyWay(picture)
  picture.ellipse(735, 430, 330, 190, '#9a6cc0', {
    opacity: 0.5,
    rotation: -19,
    flow: riverTilt,
    minRadius: 4,
  })
  picture.ellipse(745, 430, 240, 130, '#d3a3c6', {
    opacity: 0.5,
    rotation: -19,
    flow: riverTilt,
    minRadius: 4,
  })
  drawDarkLlama(picture, { x: 730, y: 610, height: 400 })
  drawStars(picture)
}

function drawMilkyWay(picture: Composition) {
  const { random } = picture
  riverLight.forEach((tint, ring) => {
    const spread = 330 * (1 - ring / riverLight.length) + 50
    for (let k = 0; k < 46; k++) {
      const { x, y } = river(k / 45 + (random() - 0.5) * 0.06)
      const off = (random() + random() - 1) * spread
      picture.ellipse(
        x + off * 0.35,
        y + off,
        lerp(80, 230, random()) * (1 - ring * 0.08),
        lerp(20, 58, random()) * (1 - ring * 0.07),
        shade(tint, (random() - 0.5) * 0.05),
        {
          opacity: 0.32,
          rotation: (riverTilt * 180) / Math.PI + (random() - 0.5) * 14,
          flow: riverTilt,
          angleJitter: 0.8,
          minRadius: 4,
        },
      )
    }
  })
}

function drawStars(picture: Composition) {
  const { random, width } = picture
  for (let k = 0; k < 210; k++) {
    const { x, y } = river(random())
    const off = (random() + random() + random() - 1.5) * 300
    drawStar(picture, x + off * 0.3, y + off, 5 + 6 * random() ** 3)
  }
  for (let k = 0; k < 60; k++) drawStar(picture, random() * width, random() * 760, 5 + 4 * random() ** 3)
  for (const [x, y] of southernCross) drawGreatStar(picture, x, y)
}

/** No star hangs on the llama but its eye. */
function drawStar(picture: Composition, x: number, y: number, radius: number) {
  const isOnLlama = x > 520 && x < 960 && y > 190 && y < 640
  if (isOnLlama) return
  const tint = mix(
    '#fff6dc',
    ['#f7c85c', '#f3a7b0', '#b9b4f2'][Math.floor(picture.random() * 3)]!,
    picture.random() * 0.8,
  )
  picture.circle(x, y, radius, tint, { isHardEdged: true, colourJitter: 0.5, maxRadius: 9 })
}

function drawGreatStar(picture: Composition, x: number, y: number) {
  picture.circle(x, y, 46, '#5a4bb8', { opacity: 0.4, flow: circularFlow(x, y), minRadius: 4 })
  picture.circle(x, y, 26, '#b58fc8', { opacity: 0.5, flow: circularFlow(x, y) })
  for (const [dx, dy] of parsePoints('34,0 0,40'))
    picture.line(
      [
        [x - dx, y - dy],
        [x, y],
        [x + dx, y + dy],
      ],
      '#ffedc2',
      4,
    )
  picture.circle(x, y, 12, '#fff6dc', { isHardEdged: true })
}

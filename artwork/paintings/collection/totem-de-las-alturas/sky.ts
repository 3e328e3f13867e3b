import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, radialFlow, type Point } from '../../rendering/curves'
import { upright } from '../../painting'
import { cream, gold, middle, orange, paleGold, red } from './stoneBlocks'

const { width, height } = upright
const sun = { x: middle, y: 690, radius: 575 } as const
const beams = 36

/** Deep blue, cut into beams that start behind the sun. */
export function drawSky(c: Composition) {
  const flow = radialFlow(sun.x, sun.y)
  const night = c.gradient([
    [0, '#0f1450'],
    [0.5, '#1f37a8'],
    [1, '#4b4fc0'],
  ])
  c.rect(0, 0, width, height * 0.72, night, { flow, angleJitter: 0.3, minRadius: 7 })
  const tones = ['#2a49c8', '#131a62', '#1c2f96', '#3a2f96']
  for (let beam = 0; beam < beams; beam++) {
    const angle = (beam / beams) * 2 * Math.PI
    const half = (Math.PI / beams) * 0.98
    const at = (turn: number): Point => [sun.x + Math.cos(turn) * 1900, sun.y + Math.sin(turn) * 1900]
    const tone = tones[beam % tones.length]!
    c.polygon([[sun.x, sun.y], at(angle - half), at(angle + half)], tone, {
      opacity: 0.55,
      flow: angle,
      angleJitter: 0.2,
      minRadius: 6,
    })
  }
  drawStars(c)
  drawMoon(c)
  drawDisc(c)
}

function drawStars(c: Composition) {
  for (let star = 0; star < 110; star++) {
    const [x, y] = [c.random() * width, c.random() * height * 0.5]
    if (Math.hypot(x - sun.x, y - sun.y) < sun.radius + 30) continue
    const size = 5 + 7 * c.random() ** 3
    const colour = mix('#ffffff', '#8fd0e0', c.random())
    c.circle(x, y, size, colour, { isHardEdged: true, flow: c.random() * 6, maxRadius: 8 })
  }
}

function drawMoon(c: Composition) {
  const [x, y] = [1490, 190]
  const flow = circularFlow(x, y)
  c.circle(x, y, 150, '#3d63d8', { opacity: 0.4, flow, minRadius: 6 })
  c.path(`M${x + 30},${y - 92}A92,92 0 1 0 ${x + 78},${y + 58}A80,80 0 1 1 ${x + 30},${y - 92}Z`, cream, {
    flow,
    isHardEdged: true,
    angleJitter: 0.2,
  })
}

/** The sun behind the guardian: rings of gold and red, a border of steps. */
function drawDisc(c: Composition) {
  const flow = circularFlow(sun.x, sun.y)
  const { x, y, radius } = sun
  c.circle(x, y, radius * 1.09, '#5a2f96', { flow, opacity: 0.6, angleJitter: 0.2 })
  const bands = [
    [1, orange],
    [0.93, gold],
    [0.84, '#f6c95a'],
    [0.74, paleGold],
    [0.62, '#f4b04a'],
    [0.5, red],
  ] as const
  for (const [far, colour] of bands) {
    const lit = c.gradient(
      [
        [0, shade(colour, 0.05)],
        [1, shade(colour, -0.07, 0.02)],
      ],
      1,
      1,
    )
    c.circle(x, y, radius * far, lit, { flow, isHardEdged: true, angleJitter: 0.25, minRadius: 4 })
  }
  const notches = 48
  for (let notch = 0; notch < notches; notch++) {
    const angle = (notch / notches) * 2 * Math.PI
    const half = (Math.PI / notches) * 0.7
    const at = (turn: number, far: number): Point => [
      x + Math.cos(turn) * radius * far,
      y + Math.sin(turn) * radius * far,
    ]
    c.polygon([at(angle - half, 0.94), at(angle, 0.86), at(angle + half, 0.94)], notch % 2 ? red : orange, {
      flow: angle,
      isHardEdged: true,
      colourJitter: 0.6,
    })
  }
}

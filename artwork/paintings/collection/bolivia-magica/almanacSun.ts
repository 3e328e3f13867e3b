import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, type Point } from '../../rendering/curves'
import { uniformTransform } from '../../motifs/transform'
import { drawSunFace } from './sunFace'
import { heart } from './dawnLight'

const radius = 296
const rays = 32
const tints = ['#f9c03e', '#ee5f7c', '#f79a3c', '#b04cb0'] as const

/** A sun out of an old almanac: straight rays and flames by turns, beads on the rim, a quiet face. */
export function drawAlmanacSun(picture: Composition) {
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 2 * Math.PI - Math.PI / 2
    if (ray % 2) drawFlame(picture, angle, tints[(ray >> 1) % 2 ? 3 : 1]!)
    else drawBlade(picture, angle, tints[ray % 4 ? 2 : 0]!, ray % 4 ? 1.56 : 1.72)
  }
  const { x, y } = heart
  const flow = circularFlow(x, y)
  for (const [share, tint] of [
    [1.06, '#8a3a7a'],
    [1.02, '#f7b23c'],
    [0.93, '#c2504a'],
    [0.905, '#fbcf62'],
  ] as const)
    picture.circle(x, y, radius * share, tint, { flow, isHardEdged: true, angleJitter: 0.15 })
  for (let bead = 0; bead < 44; bead++) {
    const angle = (bead / 44) * 2 * Math.PI
    const [bx, by] = [x + Math.cos(angle) * radius * 0.975, y + Math.sin(angle) * radius * 0.975]
    picture.circle(bx + 2, by + 2, 11.5, '#a8482f', { isHardEdged: true })
    picture.circle(bx, by, 9.5, Math.cos(angle - Math.PI * 1.25) > 0 ? '#fff0b4' : '#fbcf78', {
      isHardEdged: true,
    })
  }
  drawSunFace(picture, uniformTransform({ x, y, unit: (radius * 0.9) / 100 }), (radius * 0.9) / 100)
}

const around = (angle: number, far: number): Point => [
  heart.x + Math.cos(angle) * radius * far,
  heart.y + Math.sin(angle) * radius * far,
]

function drawBlade(picture: Composition, angle: number, tint: string, reach: number) {
  const half = (Math.PI / rays) * 0.94
  const brush = { flow: angle, isHardEdged: true, angleJitter: 0.2 }
  const lit = Math.cos(angle - Math.PI * 1.25) * 0.03
  picture.polygon(
    [around(angle - half, 1), around(angle, reach), around(angle, 1)],
    shade(tint, 0.05 + lit),
    brush,
  )
  picture.polygon(
    [around(angle, 1), around(angle, reach), around(angle + half, 1)],
    mix(shade(tint, lit), '#b0405a', 0.4),
    brush,
  )
  picture.line([around(angle, 1.08), around(angle, reach - 0.08)], '#8a3a4a', 2.8, { opacity: 0.6 })
}

/** A tongue that bends one way and back. */
function drawFlame(picture: Composition, angle: number, tint: string) {
  const half = (Math.PI / rays) * 0.92
  const bend = (far: number) => 0.075 * Math.sin((far - 1) * 9.5)
  const steps = [1, 1.12, 1.24, 1.36, 1.48]
  const edge = (side: number) =>
    steps.map((far, k) => around(angle + bend(far) + side * half * (1 - k / (steps.length - 0.4)), far))
  const tip = around(angle + bend(1.58), 1.58)
  const spine = steps.map((far) => around(angle + bend(far), far))
  const brush = { flow: angle, isHardEdged: true, angleJitter: 0.5 }
  picture.polygon([...edge(-1), tip, ...spine.slice().reverse()], shade(tint, 0.07), brush)
  picture.polygon([...edge(1), tip, ...spine.slice().reverse()], shade(tint, -0.09), brush)
}

import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { drawPeak } from '../../motifs/peak'
import { upright } from '../../painting'

const { width, height } = upright
const middle = width / 2
const moon = { x: middle, y: 330, radius: 138 } as const

const moonlitSnow = { light: '#fff3e4', mid: '#dcc6e2', dark: '#5c479f', rock: '#3b2768' } as const

/** Violet night over the last orange of the day, the moon and the rings it spreads. */
export function drawNight(c: Composition) {
  const flow = circularFlow(moon.x, moon.y)
  const sky = c.gradient([
    [0, '#150e3a'],
    [0.3, '#2f1d6b'],
    [0.5, '#63308c'],
    [0.66, '#b8487c'],
    [0.82, '#f0824a'],
    [1, '#f6b05e'],
  ])
  c.rect(0, 0, width, height * 0.56, sky, { flow, angleJitter: 0.6, minRadius: 7 })
  const halo = ['#241765', '#3a2180', '#55299a', '#7a3aa6', '#b0588f', '#eaa06c']
  halo.forEach((colour, ring) =>
    c.circle(moon.x, moon.y, 920 - ring * 132, colour, {
      opacity: 0.4,
      flow,
      minRadius: 6,
      angleJitter: 0.25,
    }),
  )
  for (let star = 0; star < 80; star++) {
    const [x, y] = [c.random() * width, c.random() ** 1.3 * height * 0.3]
    if (Math.hypot(x - moon.x, y - moon.y) < moon.radius * 2.1) continue
    const size = 5 + 6 * c.random() ** 3
    c.circle(x, y, size, mix('#ffffff', '#f7c66a', c.random()), {
      isHardEdged: true,
      flow: c.random() * 6,
      maxRadius: 8,
    })
  }
  c.circle(moon.x, moon.y, moon.radius, '#f7d79a', { flow, isHardEdged: true, angleJitter: 0.2 })
  c.circle(moon.x - 5, moon.y - 6, moon.radius * 0.88, '#fdeec6', { flow, angleJitter: 0.2 })
  for (const [x, y, rx, ry] of [
    [-40, -30, 40, 26],
    [36, 26, 46, 30],
    [-24, 58, 26, 17],
  ] as const)
    c.ellipse(moon.x + x, moon.y + y, rx, ry, '#efc88e', { opacity: 0.6, flow, rotation: -20 })
}

/** The snow massif with its three summits, smaller ones at both ends. */
export function drawMassif(c: Composition) {
  const foot = height * 0.57
  const shoulder = `M-20,${foot}V1030L150,900L300,960L480,830L660,800L825,740L1010,800L1190,820L1350,950L1500,890L1670,1010V${foot}Z`
  c.path(shoulder, '#b27cb4', { flow: 1.1, minRadius: 6 })
  for (const [x, y, left, right] of [
    [110, 860, 250, 240],
    [1560, 840, 260, 230],
    [440, 705, 330, 260],
    [1215, 690, 250, 350],
    [640, 770, 180, 200],
    [1030, 775, 190, 170],
    [middle, 590, 320, 340],
  ] as const)
    drawPeak(c, { x, y, left, right, foot }, moonlitSnow)
}

/** Slopes that rise at both sides: the city lies in a bowl. */
export function drawSlopes(c: Composition) {
  const slope = (y: number, sway: number, phase: number, from: string, to: string, flow: number) => {
    const crest = Array.from({ length: 56 }, (_, step) => {
      const x = step * 30
      const rise = (Math.abs(x - middle) / middle) * sway * 1.8
      return `L${x},${(y + Math.sin((x / width) * 6 + phase) * sway - rise).toFixed(1)}`
    }).join('')
    const fill = c.gradient([
      [0, from],
      [0.35, to],
    ])
    c.path(`M0,${height}${crest}L${width},${height}Z`, fill, { flow, angleJitter: 0.5, minRadius: 6 })
  }
  slope(1120, 54, 1, '#4a2a80', '#7a3670', 0.35)
  slope(1190, 58, 2.4, '#7d3470', '#b34a48', -0.3)
  slope(1265, 46, 4, '#b8503a', '#7a2f45', 0.3)
}

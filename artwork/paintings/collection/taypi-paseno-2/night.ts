import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawPeak } from '../../motifs/peak'
import { upright } from '../../painting'

const { width, height } = upright
const middle = width / 2
const moon = { x: middle, y: 330, radius: 150 } as const

const moonlitSnow = { light: '#fff3e4', mid: '#dcc6e2', dark: '#5c479f', rock: '#3b2768' } as const

/** From the top of the night to the last light of the day. */
const strips = [
  '#150e3a',
  '#1f1650',
  '#2f1d6b',
  '#43248a',
  '#63308c',
  '#8a3a86',
  '#b8487c',
  '#dd6458',
  '#f0824a',
  '#f6b05e',
] as const

/** The sky is torn paper, strip over strip; the moon is a piece of its own. */
export function drawNight(c: Composition) {
  c.rect(0, 0, width, height * 0.56, strips[0], { flow: 0, paper: 'cut' })
  strips.slice(1).forEach((colour, strip) => {
    const y = 130 + strip * 96
    const edge = Array.from({ length: 30 }, (_, step): Point => {
      const x = -20 + step * 58.5
      return [
        x,
        y +
          Math.sin(step * 0.42 + strip * 1.9) * 34 +
          (c.random() - 0.5) * 22 -
          (x / width) * (strip % 2 ? 60 : -50),
      ]
    })
    c.polygon([...edge, [width + 20, height * 0.6], [-20, height * 0.6]], colour, { flow: 0, paper: 'torn' })
    if (strip === 2) drawMoon(c)
  })
  for (let star = 0; star < 70; star++) {
    const [x, y] = [c.random() * width, c.random() ** 1.2 * height * 0.27]
    if (Math.hypot(x - moon.x, y - moon.y) < moon.radius * 1.25) continue
    const size = 5 + 6 * c.random() ** 3
    c.circle(x, y, size, mix('#ffffff', '#f7c66a', c.random()), { flow: 0, paper: 'cut' })
  }
}

function drawMoon(c: Composition) {
  c.circle(moon.x, moon.y, moon.radius, '#fbe7c0', { flow: 0, paper: 'torn' })
  for (const [x, y, rx, ry] of [
    [-50, -36, 40, 26],
    [40, 22, 46, 30],
    [-24, 66, 26, 17],
  ] as const)
    c.ellipse(moon.x + x, moon.y + y, rx, ry, '#e9c48e', { flow: 0, rotation: -20, paper: 'print' })
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

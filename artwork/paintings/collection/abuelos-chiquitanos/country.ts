import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { upright } from '../../painting'

const { width, height } = upright
const sun = { x: 850, y: 350, radius: 150 } as const

/** A green sky that turns to straw about the sun. */
export function drawSky(c: Composition) {
  const flow = circularFlow(sun.x, sun.y)
  const air = c.gradient([
    [0, '#0f5546'],
    [0.35, '#3f8c72'],
    [0.7, '#d9c274'],
    [1, '#f0b45c'],
  ])
  c.rect(0, 0, width, 1250, air, { flow, angleJitter: 0.6, minRadius: 7 })
  const glow = ['#1f6b58', '#2f8068', '#5f9f78', '#98b878', '#d3c972', '#f2cf68', '#f9dc85']
  glow.forEach((colour, ring) =>
    c.circle(sun.x, sun.y, 900 - ring * 112, colour, { opacity: 0.5, flow, minRadius: 6, angleJitter: 0.3 }),
  )
  c.circle(sun.x, sun.y, sun.radius, '#f8cf62', { flow, isHardEdged: true, angleJitter: 0.2 })
  c.circle(sun.x - 5, sun.y - 6, sun.radius * 0.85, '#fdebae', { flow, angleJitter: 0.2 })
}

/** Wooded hills, the last of them terracotta earth. */
export function drawHills(c: Composition) {
  const hill = (y: number, sway: number, phase: number, from: string, to: string, flow: number) => {
    const crest = Array.from({ length: 56 }, (_, step) => {
      const x = step * 30
      const wave = Math.sin((x / width) * 7 + phase) + 0.25 * Math.sin((x / width) * 19 + phase)
      return `L${x},${(y + wave * sway).toFixed(1)}`
    }).join('')
    const fill = c.gradient([
      [0, from],
      [0.3, to],
    ])
    c.path(`M0,${height}L0,${y}${crest}L${width},${height}Z`, fill, { flow, angleJitter: 0.6, minRadius: 5 })
  }
  hill(770, 42, 1, '#4f9a7c', '#27694f', 0.3)
  hill(850, 36, 3.1, '#2f7d4a', '#5f8f38', -0.25)
  hill(930, 26, 5, '#87a53f', '#b98a34', 0.15)
  hill(1080, 22, 1.6, '#cf7a3c', '#8f3f2a', 0.1)
}

const blooms = ['#f6c833', '#fbdc62', '#eeb022', '#f9e48f', '#d9941f', '#fff0a8'] as const

/** A tajibo in flower: no leaves, all yellow. */
export function drawTajibo(c: Composition) {
  const [x, foot, top] = [170, 1150, 470]
  const bark = '#5f4630'
  const limb = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3 }
  c.path(
    `M${x - 40},${foot}C${x - 22},900 ${x - 26},760 ${x - 18},${top}L${x + 22},${top}C${x + 26},760 ${x + 24},900 ${x + 46},${foot}Z`,
    bark,
    limb,
  )
  c.path(
    `M${x + 4},${foot}C${x + 8},900 ${x + 6},760 ${x + 8},${top}L${x + 22},${top}C${x + 26},760 ${x + 24},900 ${x + 46},${foot}Z`,
    shade(bark, -0.1),
    limb,
  )
  for (const [dx, dy, thick] of [
    [-190, -150, 15],
    [-110, -260, 12],
    [40, -290, 13],
    [190, -190, 15],
    [250, -80, 11],
  ] as const)
    c.line(
      [
        [x, top + 150],
        [x + dx * 0.45, top + 40 + dy * 0.3],
        [x + dx, top + dy],
      ],
      bark,
      thick,
      { paintLoad: 70 },
    )
  for (let bloom = 0; bloom < 250; bloom++) {
    const angle = c.random() * 2 * Math.PI
    const far = Math.sqrt(c.random())
    const px = x + 30 + Math.cos(angle) * far * 350
    const py = 365 + Math.sin(angle) * far * 215
    const colour = blooms[Math.floor(c.random() * blooms.length)]!
    const size = 15 + 22 * c.random()
    // Lit from the upper left.
    const tone = -0.07 * (Math.cos(angle) * far + Math.sin(angle) * far) - 0.03
    c.ellipse(px, py, size, size * (0.6 + 0.3 * c.random()), shade(colour, tone, -tone * 0.3), {
      flow: angle + Math.PI / 2,
      angleJitter: 2,
      isHardEdged: true,
      rotation: c.random() * 180,
    })
  }
  for (let fallen = 0; fallen < 40; fallen++)
    c.ellipse(
      c.random() * 420,
      1110 + c.random() * 120,
      13 + 8 * c.random(),
      7,
      blooms[fallen % blooms.length]!,
      { flow: 0, isHardEdged: true },
    )
}

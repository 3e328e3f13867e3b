import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { upright } from '../../painting'

const { width, height } = upright
/** Clouds heaped over the forest, lit from the left by a sun that is out of the picture. */
export function drawSky(c: Composition) {
  const air = c.gradient(
    [
      [0, '#f3d98a'],
      [0.35, '#8fbf9a'],
      [1, '#2f7f86'],
    ],
    1,
    0.35,
  )
  c.rect(0, 0, width, 1250, air, { flow: 0.5, angleJitter: 1.2, minRadius: 6 })
  for (const [x, y, size] of [
    [1180, 520, 260],
    [760, 330, 200],
    [1480, 250, 170],
    [980, 700, 230],
  ] as const)
    drawCloud(c, x, y, size)
}

/** A heaped cloud: round tops to the light, a flat grey foot. */
function drawCloud(c: Composition, x: number, y: number, size: number) {
  for (let puff = 0; puff < 70; puff++) {
    const [u, v] = [(c.random() - 0.5) * 2.4, c.random() ** 0.8]
    const rise = v * (1 - (u / 1.3) ** 2)
    if (rise < 0) continue
    const lit = 0.35 + 0.5 * rise - 0.28 * u + (c.random() - 0.5) * 0.3
    c.ellipse(
      x + u * size,
      y - rise * size,
      size * (0.14 + 0.16 * c.random()),
      size * (0.1 + 0.12 * c.random()),
      mix('#7fa3a0', '#fff3cf', Math.max(0, Math.min(1, lit))),
      {
        flow: c.random() * 3,
        angleJitter: 2,
        opacity: 0.85,
      },
    )
  }
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

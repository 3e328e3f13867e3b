import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBowlerWoman } from '../../motifs/bowlerWoman'
import { upright } from '../../painting'
import { moon, shore } from './night'

const { width, height } = upright
const depth = height - shore

/** Still water: what hangs over it stands on its head in it. */
export function drawWater(c: Composition) {
  const fill = c.gradient([
    [0, '#d98fae'],
    [0.14, '#8f5aa5'],
    [0.4, '#2c5c9c'],
    [1, '#101f58'],
  ])
  c.rect(0, shore, width, depth, fill, { flow: 0, angleJitter: 0.15, minRadius: 5 })
}

/** Level dabs break the image, the more the nearer they are. */
export function drawRipples(c: Composition) {
  const night = ['#2786a0', '#1c4f92', '#7a5ab0', '#c0608f', '#17306f', '#2f6fae']
  for (let dab = 0; dab < 190; dab++) {
    const near = c.random()
    const y = shore + 12 + depth * near
    const x = c.random() * width
    const isOverImage = x > 640 && near < 0.75
    if (isOverImage && c.random() < 0.45) continue
    const wide = (26 + 130 * c.random()) * (0.35 + near)
    const isMoonlit = Math.abs(x - moon.x) < 60 + near * 130
    const light = mix('#fdf0e0', '#e3a0c4', c.random())
    const colour = isMoonlit && c.random() < 0.75 ? light : night[Math.floor(c.random() * night.length)]!
    c.ellipse(x, y, wide, 4.5 + near * 9, colour, {
      flow: 0,
      angleJitter: 0.1,
      isHardEdged: true,
      opacity: 0.9,
    })
  }
}

/** A boat of reeds and the woman who calls over the water. */
export function drawBoat(c: Composition) {
  const [x, y] = [470, 1745]
  const shadow = mix('#101f58', '#1c4f92', 0.3)
  c.ellipse(x + 20, y + 78, 250, 26, shadow, { flow: 0, isHardEdged: true })
  c.ellipse(x + 24, y + 120, 150, 16, '#7a2f62', { flow: 0, isHardEdged: true, opacity: 0.8 })
  c.ellipse(x + 10, y + 160, 110, 13, '#a3416f', { flow: 0, isHardEdged: true, opacity: 0.7 })
  drawHull(c, x, y, -52, '#c9a06a')
  drawBowlerWoman(c, x, y + 26, 350, {
    skirt: '#c2336f',
    trim: '#f3d2a8',
    shawl: '#1f7d96',
    hat: '#2a1d4a',
    bundle: ['#7a3fa5', '#f3d2a8', '#2fa3a8', '#e0608f', '#3a3f9c'],
  })
  drawHull(c, x, y, -6, '#8f6246')
  for (let tie = 0; tie < 7; tie++) {
    const u = -186 + tie * 62
    const sag = 20 * Math.sin((tie / 6) * Math.PI)
    c.line(
      [
        [x + u, y + 2 + sag],
        [x + u + 6, y + 64 - Math.abs(tie - 3) * 7],
      ],
      '#4a2a3f',
      5,
    )
  }
  c.line(
    [
      [x - 236, y - 20],
      [x - 130, y + 26],
      [x, y + 38],
      [x + 130, y + 26],
      [x + 236, y - 26],
    ],
    '#ecc890',
    6,
    { paintLoad: 90 },
  )
}

const drawHull = (c: Composition, x: number, y: number, rim: number, colour: string) =>
  c.path(
    `M${x - 250},${y - 56}C${x - 170},${y + 30 + rim * 0.4} ${x + 170},${y + 30 + rim * 0.4} ${x + 250},${y - 62}C${x + 215},${y + 58} ${x + 120},${y + 80} ${x},${y + 80}C${x - 120},${y + 80} ${x - 215},${y + 58} ${x - 250},${y - 56}Z`,
    colour,
    { isHardEdged: true, flow: 0, angleJitter: 0.3 },
  )

import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { heart, horizon, skyAt } from './dawnLight'

/** Pixels of a hexagon's side at the lower edge, and how far away that edge lies. */
const side = 182
const distance = 820
const depth = 1050

/** A place of the salt, in pixels of its nearest edge, as we see it. */
const seen = (across: number, away: number): Point => {
  const far = (away + distance) / distance
  return [heart.x + across / far, horizon + depth / far]
}

/** The water on the salt gives back the sky upside down. */
const mirrored = (y: number) => skyAt(1 - ((y - horizon) / (2200 - horizon)) * 0.86)

export function drawSaltFlat(picture: Composition) {
  const { width, height } = picture
  const fill = picture.gradient(
    [0, 0.25, 0.5, 0.75, 1].map(
      (at) => [at, mix(mirrored(lerp(horizon, height, at)), '#fdeef2', 0.16)] as const,
    ),
  )
  picture.rect(0, horizon, width, height - horizon, fill, { flow: 0, angleJitter: 0.2, minRadius: 4 })
  drawFarShine(picture)
  for (let row = 26; row >= -2; row--)
    for (let column = -22; column <= 22; column++)
      drawHexagon(picture, (column + (row % 2 ? 0.5 : 0)) * side * Math.sqrt(3), row * side * 1.5)
}

/** Too far to count the hexagons: long level lights. */
function drawFarShine(picture: Composition) {
  const { width, random } = picture
  for (let k = 0; k < 74; k++) {
    const at = random() ** 1.4
    const y = lerp(horizon + 8, horizon + 175, at)
    const nearSun = k % 2 === 0
    const x = nearSun ? heart.x + (random() - 0.5) * lerp(520, 700, at) : random() * width
    const long = lerp(90, 260, random()) * (0.6 + at)
    const tint = nearSun
      ? mix('#fff0b8', '#fbc266', random())
      : mix(mirrored(y), ['#fdf0f0', '#b878d0', '#f08cb8'][k % 3]!, 0.7)
    const thick = lerp(5, 12, at)
    picture.path(
      `M${x - long},${y}Q${x},${y - thick} ${x + long},${y}Q${x},${y + thick} ${x - long},${y}Z`,
      tint,
      { flow: 0, opacity: 0.8, angleJitter: 0.1 },
    )
  }
}

type Corner = (k: number, share: number) => Point

function drawHexagon(picture: Composition, across: number, away: number) {
  const { random } = picture
  const corner: Corner = (k, share) => {
    const angle = (k / 6) * 2 * Math.PI + Math.PI / 6
    return seen(across + Math.cos(angle) * side * share, away + Math.sin(angle) * side * share)
  }
  if (away + side * 2 < -distance * 0.2) return
  const [cx, cy] = seen(across, away)
  if (cx < -260 || cx > picture.width + 260 || cy > picture.height + 320 || cy < horizon + 120) return
  const near = (cy - horizon) / depth
  const ring = (share: number, dx = 0, dy = 0) =>
    [0, 1, 2, 3, 4, 5].map((k): Point => {
      const [x, y] = corner(k, share)
      return [x + dx, y + dy]
    })
  const inSun = Math.exp(-(((cx - heart.x) / (170 + 230 * near)) ** 2)) * (1 - 0.4 * near)
  const water = mix(mirrored(cy), '#fdc860', inSun * 0.8)
  const tone = (random() - 0.5) * 0.075
  const fill = picture.gradient(
    [
      [0, shade(water, tone + 0.035)],
      [0.5, shade(water, tone)],
      [1, shade(mix(water, '#7a4ab8', 0.16), tone - 0.02)],
    ],
    0.4,
    1,
  )
  const brush = { isHardEdged: true, flow: 0, angleJitter: 0.25 }
  picture.polygon(ring(0.985), mix(water, '#6a3fa4', 0.42), brush)
  picture.polygon(ring(0.945, 3 + 5 * near, 2 + 5 * near), fill, brush)
  if (near > 0.28) drawCrust(picture, corner, near, water)
  if (random() < 0.6) drawGlint(picture, cx, cy, near, mix(water, '#fff4e4', 0.55))
}

/** Salt stands up a little at the edges: pale where it meets the light, rose and worn elsewhere. */
function drawCrust(picture: Composition, corner: Corner, near: number, water: string) {
  const { random } = picture
  for (const k of [0, 1, 2]) {
    const [from, to] = [corner(k, 1), corner(k + 1, 1)]
    const along = (at: number): Point => [
      lerp(from[0], to[0], at) + (random() - 0.5) * 10 * near,
      lerp(from[1], to[1], at) + (random() - 0.5) * 8 * near,
    ]
    const tint = mix(water, '#fff2f2', 0.45 + 0.4 * random())
    picture.line(
      [from, along(0.3), along(0.65), to],
      shade(tint, k === 2 ? -0.05 : 0),
      2.6 + 3.4 * near * (0.6 + 0.8 * random()),
      { paintLoad: 90, opacity: 0.9 },
    )
    for (let grain = 0; grain < 4; grain++) {
      const at = random() * 0.9
      const tone = mix(water, '#fffaf4', 0.4 + 0.5 * random())
      picture.line([along(at), along(at + 0.09)], tone, 2.8 + 3 * near * random(), { opacity: 0.9 })
    }
  }
}

function drawGlint(picture: Composition, x: number, y: number, near: number, tint: string) {
  const long = lerp(40, 130, picture.random()) * (0.3 + near)
  const [px, py] = [x + (picture.random() - 0.5) * 120 * near, y + (picture.random() - 0.5) * 70 * near]
  picture.path(
    `M${px - long},${py}Q${px},${py - 9 * near - 4} ${px + long},${py}Q${px},${py + 6 * near + 3} ${px - long},${py}Z`,
    tint,
    {
      flow: 0,
      opacity: 0.6,
    },
  )
}

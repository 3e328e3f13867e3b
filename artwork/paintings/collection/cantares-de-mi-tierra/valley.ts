import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, type Point } from '../../rendering/curves'

const sunAt = { x: 872, y: 548 } as const
const sunRings = [
  [1180, '#a8324a'],
  [1030, '#cf4a35'],
  [890, '#e2652f'],
  [760, '#d24a3c'],
  [640, '#f08a34'],
  [530, '#e0602f'],
  [430, '#f7a93c'],
  [345, '#f0812f'],
] as const

/** A big low sun; its light goes out in rings like a song. */
export function drawSky(picture: Composition) {
  const flow = circularFlow(sunAt.x, sunAt.y)
  const fill = picture.gradient([
    [0, '#6a2352'],
    [0.4, '#c2482f'],
    [1, '#f6a83c'],
  ])
  picture.rect(0, 0, picture.width, 1300, fill, { flow, angleJitter: 0.5, minRadius: 6 })
  for (const [radius, tint] of sunRings)
    picture.circle(sunAt.x, sunAt.y, radius, tint, { opacity: 0.5, flow, angleJitter: 0.25, minRadius: 5 })
  for (const [radius, tint, opacity] of [
    [838, '#7a2450', 0.5],
    [588, '#fbd07a', 0.7],
    [388, '#b53a3c', 0.6],
  ] as const)
    drawNotes(picture, radius, tint, opacity)
  picture.circle(sunAt.x, sunAt.y, 272, '#f9c04a', {
    flow,
    isHardEdged: true,
    angleJitter: 0.2,
    minRadius: 3.5,
  })
  picture.circle(sunAt.x, sunAt.y, 212, '#fbd878', { flow, angleJitter: 0.2, minRadius: 3.5 })
  picture.circle(sunAt.x, sunAt.y, 146, '#fdeeb4', { flow, angleJitter: 0.3, minRadius: 3.5 })
}

/** A ring of short touches, as a rhythm. */
function drawNotes(picture: Composition, radius: number, tint: string, opacity: number) {
  const count = Math.round(radius / 9)
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * 2 * Math.PI
    const long = (k % 3 ? 0.3 : 0.62) * ((2 * Math.PI) / count)
    const arc = [0, 0.5, 1].map((at): Point => {
      const a = angle + long * at
      return [sunAt.x + Math.cos(a) * radius, sunAt.y + Math.sin(a) * radius]
    })
    picture.line(arc, tint, k % 3 ? 4 : 6, { opacity })
  }
}

interface Hill {
  readonly y: number
  readonly swing: number
  readonly phase: number
  readonly waves: number
  readonly bands: readonly string[]
}

const hills: readonly Hill[] = [
  { y: 905, swing: 92, phase: 0.4, waves: 5.4, bands: ['#a465aa', '#814792', '#6a357f', '#4d2466'] },
  { y: 1030, swing: 70, phase: 2.9, waves: 6.2, bands: ['#c4507f', '#a03868', '#7d2a5c', '#5c1c4c'] },
  { y: 1140, swing: 52, phase: 5.2, waves: 5, bands: ['#e2703c', '#c44d36', '#9c3440', '#74233f'] },
]

/** Each hill says its own curve again and again, darker as it comes down. */
export function drawHillsides(picture: Composition) {
  for (const hill of hills)
    hill.bands.forEach((tint, band) => {
      const crest = Array.from({ length: 40 }, (_, k): Point => {
        const x = (picture.width * k) / 39
        const wave = Math.sin((x / picture.width) * hill.waves + hill.phase)
        const small = Math.sin((x / picture.width) * hill.waves * 2.7 + hill.phase) * 0.22
        return [x, hill.y + (wave + small) * hill.swing * (1 - band * 0.1) + band * (30 + 7 * band)]
      })
      const foot = crest.map(([x, y]): Point => [x, y + 400]).reverse()
      picture.polygon(
        [...crest, ...foot],
        picture.gradient([
          [0, tint],
          [0.5, shade(tint, -0.06)],
          [1, shade(tint, -0.1)],
        ]),
        {
          flow: (x) => Math.cos((x / picture.width) * hill.waves + hill.phase) * 0.3,
          isHardEdged: true,
          angleJitter: 0.25,
          minRadius: 3.5,
        },
      )
      const rim = mix(tint, '#fbd38a', band === 0 ? 0.6 : 0.22)
      picture.line(crest, rim, band === 0 ? 4.5 : 3.5, { paintLoad: 60, opacity: 0.75 })
    })
}

/** Poplars stand dark on the slopes. */
export function drawPoplars(picture: Composition) {
  for (const [x, y, height] of [
    [96, 1290, 190],
    [150, 1300, 240],
    [214, 1302, 170],
    [1480, 1275, 220],
    [1536, 1285, 260],
    [1600, 1290, 200],
  ] as const) {
    const half = height * 0.13
    const tree = `M${x},${y}C${x - half * 1.6},${y - height * 0.3} ${x - half},${y - height * 0.85} ${x},${y - height}`
    picture.path(
      `${tree}C${x + half},${y - height * 0.85} ${x + half * 1.6},${y - height * 0.3} ${x},${y}Z`,
      '#4f6a34',
      {
        flow: Math.PI / 2,
        isHardEdged: true,
      },
    )
    picture.path(
      `M${x},${y}L${x},${y - height}C${x + half},${y - height * 0.85} ${x + half * 1.6},${y - height * 0.3} ${x},${y}Z`,
      '#2c4a3a',
      {
        flow: Math.PI / 2,
        isHardEdged: true,
      },
    )
    for (let k = 0; k < 12; k++) {
      const at = picture.random()
      const px = x - half * 0.8 + picture.random() * half
      const py = y - height * lerp(0.15, 0.85, at)
      picture.line(
        [
          [px, py],
          [px + 3, py - 16],
        ],
        mix('#a8b048', '#5f7a38', picture.random()),
        3.6,
      )
    }
  }
}

import { steppedOpening } from '../../../../src/shared/steppedOpening'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'

const moon = { x: 1142, y: 366, radius: 104 } as const
const up = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 4 } as const

/** A stepped opening, `out` pixels larger than the window itself. */
const opening = (out: number) =>
  steppedOpening({ left: 262 - out, right: 1388 + out, top: 120 - out, bottom: 1580 + out * 0.4, step: 92 })

/** An outline with the window's opening, `inner` pixels larger, cut out of it. */
const around = (outer: string, inner: number) =>
  `${outer}M${opening(inner)
    .reverse()
    .map(([x, y]) => `${x},${y}`)
    .join('L')}Z`
/** That opening as a path. */
const outline = (out: number) =>
  `M${opening(out)
    .map(([x, y]) => `${x},${y}`)
    .join('L')}Z`

/** The wall of the room, dark, so that the evening shines. */
function drawWall(composition: Composition) {
  const { width, height } = composition
  const plaster = composition.gradient(
    [
      [0, '#6d2f6a'],
      [0.5, '#54245c'],
      [1, '#3a1a4a'],
    ],
    1,
    1,
  )
  composition.path(around(`M0,0H${width}V${height}H0Z`, 0), plaster, {
    flow: circularFlow(825, 900),
    minRadius: 6,
    angleJitter: 0.9,
    isHardEdged: true,
  })
  composition.polygon('0,0 440,0 0,620', '#8a4480', { flow: 2.2, minRadius: 6, opacity: 0.4 })
}

/** A pink evening with a full moon over far ridges. */
function drawEvening(composition: Composition) {
  const about = { flow: circularFlow(moon.x, moon.y), minRadius: 5, angleJitter: 0.5 }
  const sky = composition.gradient([
    [0, '#7b5cae'],
    [0.26, '#c77ab4'],
    [0.52, '#f2a0b2'],
    [0.76, '#fbc5a4'],
    [1, '#fde0b0'],
  ])
  composition.rect(200, 60, 1250, 1560, sky, about)
  for (const [radius, colour, opacity] of [
    [330, '#e59cc4', 0.3],
    [235, '#eeb4cc', 0.34],
    [150, '#f6cfd2', 0.4],
  ] as const)
    composition.circle(moon.x, moon.y, radius, colour, { ...about, opacity })
  composition.circle(moon.x, moon.y, moon.radius, '#fffbe6', {
    ...about,
    isHardEdged: true,
    angleJitter: 0.2,
    colourJitter: 0.4,
    minRadius: 3,
  })
  for (const [dx, dy, rx, ry] of [
    [-30, -20, 30, 22],
    [34, 26, 26, 18],
    [-8, 52, 22, 14],
    [42, -38, 16, 12],
  ] as const)
    composition.ellipse(moon.x + dx, moon.y + dy, rx, ry, '#efdcc0', { flow: 0.6, opacity: 0.8 })
  const ridges = [
    ['M262,1330L400,1240L520,1310L690,1180L850,1300L1010,1210L1180,1320L1388,1200V1580H262Z', '#9c5f9f'],
    ['M262,1420C420,1360 560,1390 720,1430C900,1380 1120,1400 1388,1350V1580H262Z', '#7a4488'],
    ['M262,1500C520,1450 900,1480 1388,1440V1580H262Z', '#54306e'],
  ] as const
  for (const [d, colour] of ridges)
    composition.path(d, colour, { flow: -0.2, minRadius: 5, angleJitter: 0.8, isHardEdged: true })
  composition.path('M690,1180L850,1300L770,1330L720,1260Z', '#7d4690', { flow: 0.7, minRadius: 5 })
  composition.path('M400,1240L520,1310L450,1350L420,1290Z', '#7d4690', { flow: 0.7, minRadius: 5 })
}

/** One shutter with its slats, from `left` to `right`. */
function drawShutter(composition: Composition, left: number, right: number, colour: string) {
  composition.rect(left, 400, right - left, 1190, shade(colour, -0.1), up)
  const slats = 17
  for (let k = 0; k < slats; k++) {
    const top = 436 + k * 66
    composition.rect(
      left + 26,
      top,
      right - left - 52,
      54,
      shade(colour, (composition.random() - 0.5) * 0.05),
      { ...up, flow: 0 },
    )
    composition.rect(left + 26, top + 38, right - left - 52, 18, shade(colour, -0.2), { ...up, flow: 0 })
    composition.line(
      [
        [left + 30, top + 4],
        [(left + right) / 2, top + 5],
        [right - 30, top + 4],
      ],
      shade(colour, 0.12),
      3.5,
      { paintLoad: 90, opacity: 0.8 },
    )
  }
  composition.rect(left, 400, 24, 1190, shade(colour, 0.07), up)
  composition.rect(right - 24, 400, 24, 1190, shade(colour, -0.16), up)
}

/** From the sky to the room. */
export function drawOpenWindow(composition: Composition) {
  drawEvening(composition)
  drawWall(composition)
  drawShutter(composition, -60, 196, '#2f8f97')
  drawShutter(composition, 1456, 1710, '#1f7581')
  // Without a flow the brush follows the steps of the frame.
  const frame = { isHardEdged: true, angleJitter: 0.2, minRadius: 2.4 }
  composition.path(around(outline(58), 44), '#9a5a26', frame)
  composition.path(around(outline(44), 14), '#e8b355', frame)
  composition.path(around(outline(14), 0), '#7a3d2c', frame)
  composition.rect(170, 1572, 1310, 56, mix('#e8b355', '#fbe3b0', 0.3), { ...up, flow: 0 })
  composition.rect(170, 1618, 1310, 40, '#8a4a2c', { ...up, flow: 0 })
}

import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawHalo } from '../../motifs/halo'
import { drawGrapes, vineGreens, drawVineLeaf } from '../../motifs/vine'

const [width, height] = [1650, 2200]
const floorTop = 1690
const beam = '#38202c'
const plank = { flow: 0, isHardEdged: true, angleJitter: 0.2, minRadius: 3 } as const

/** An adobe wall lit by the fire, beams above, tiles below. */
export function drawRoom(c: Composition, fire: { readonly x: number; readonly y: number }) {
  const wall = c.gradient([
    [0, '#3a2346'],
    [0.35, '#6f3d46'],
    [0.7, '#a35f3f'],
    [1, '#c9853f'],
  ])
  c.rect(0, 0, width, floorTop, wall, { flow: 0.12, angleJitter: 1.1, minRadius: 6 })
  drawHalo(c, fire.x, fire.y, [
    [1000, '#7a4048'],
    [800, '#94523f'],
    [620, '#b8703a'],
    [460, '#dc9440'],
    [320, '#f3b95a'],
  ])
  for (let k = 0; k < 70; k++) {
    const [x, y] = [c.random() * width, lerp(200, floorTop, c.random())]
    c.rect(x, y, 70 + c.random() * 60, 34, mix('#54303f', '#e0a060', c.random()), {
      opacity: 0.16,
      flow: 0,
      minRadius: 5,
    })
  }
  drawCeiling(c)
  drawFloor(c, fire.x)
}

function drawCeiling(c: Composition) {
  c.rect(0, 0, width, 66, '#241729', plank)
  for (let k = 0; k < 6; k++) {
    const x = 60 + k * 310
    c.polygon(
      [
        [x - 46, 0],
        [x + 46, 0],
        [x + 36, 150],
        [x - 36, 150],
      ],
      '#2c1a28',
      { ...plank, flow: 1.57 },
    )
    c.polygon(
      [
        [x - 46, 0],
        [x - 18, 0],
        [x - 14, 150],
        [x - 36, 150],
      ],
      '#5a3434',
      { ...plank, flow: 1.57 },
    )
  }
  c.rect(0, 104, width, 62, beam, plank)
  c.rect(0, 104, width, 18, '#6a4038', plank)
  // Muscat hung from the beam.
  for (const [x, long, size] of [
    [1330, 130, 120],
    [1480, 90, 136],
    [1190, 70, 110],
  ] as const) {
    c.line(
      [
        [x, 160],
        [x + 4, 160 + long * 0.6],
        [x, 170 + long],
      ],
      '#c9a05a',
      4,
    )
    drawGrapes(c, x, 170 + long, size)
    for (const rotation of [-58, 50, 8])
      drawVineLeaf(c, x + rotation * 0.4, 150 + long, 74, rotation, vineGreens[rotation > 0 ? 1 : 2]!)
  }
}

function drawFloor(c: Composition, middle: number) {
  c.rect(
    0,
    floorTop,
    width,
    height - floorTop,
    c.gradient([
      [0, '#c46f3f'],
      [0.4, '#9a4a34'],
      [1, '#5a2a2c'],
    ]),
    { flow: 0, minRadius: 5 },
  )
  const rows = [0, 0.07, 0.17, 0.31, 0.5, 0.74, 1]
  for (let row = 0; row < rows.length - 1; row++) {
    const [y, y2] = [lerp(floorTop, height + 10, rows[row]!), lerp(floorTop, height + 10, rows[row + 1]!)]
    for (let column = -11; column < 11; column++) {
      const at = (k: number, v: number) =>
        middle + (k + (row % 2) * 0.5) * lerp(118, 250, (v - floorTop) / (height - floorTop))
      const near = Math.max(0, 1 - Math.hypot(column * 0.16, rows[row]! * 1.3))
      const tile = mix(mix('#552528', '#c46a40', c.random()), '#f0a050', near * 0.7)
      c.polygon(
        [
          [at(column, y) + 4, y + 4],
          [at(column + 1, y) - 4, y + 4],
          [at(column + 1, y2) - 5, y2 - 4],
          [at(column, y2) + 5, y2 - 4],
        ],
        tile,
        { flow: 0, isHardEdged: true, angleJitter: 0.2, minRadius: 3.5 },
      )
    }
  }
}

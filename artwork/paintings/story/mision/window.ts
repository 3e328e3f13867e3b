import { lerp } from '../../../shared/numbers'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

const plank = { flow: 0, isHardEdged: true, angleJitter: 0.2, minRadius: 3 } as const
const opening = { left: 110, right: 590, top: 320, sill: 930, arch: 150 } as const

/** An arched window in a thick wall: a bare sierra, a red hill and rows of vines. */
export function drawWindowToTheVineyards(c: Composition) {
  const { left, right, top, sill, arch } = opening
  const frame = (grow: number) =>
    `M${left - grow},${sill + grow}V${top + arch}C${left - grow},${top - 40 - grow} ${right + grow},${top - 40 - grow} ${right + grow},${top + arch}V${sill + grow}Z`
  const glass = { isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(frame(54), '#8a5640', { ...glass, flow: 1.57 })
  c.path(frame(26), '#f0c48a', { ...glass, flow: 1.57 })
  c.path(
    frame(0),
    c.gradient([
      [0, '#2a82c4'],
      [0.5, '#9fd3d8'],
      [0.8, '#fae3ae'],
      [1, '#e8c98a'],
    ]),
    { ...glass, flow: 0.2 },
  )
  const at = (u: number, v: number): Point => [lerp(left, right, u), lerp(top, sill, v)]
  c.polygon(
    [
      at(0, 0.62),
      at(0.1, 0.5),
      at(0.22, 0.46),
      at(0.36, 0.5),
      at(0.5, 0.44),
      at(0.7, 0.37),
      at(0.86, 0.42),
      at(1, 0.5),
      at(1, 0.7),
      at(0, 0.7),
    ],
    '#86698f',
    { ...glass, flow: 0.9 },
  )
  c.polygon([at(0.7, 0.37), at(0.71, 0.5), at(0.62, 0.52), at(0.5, 0.62), at(0.5, 0.44)], '#dba88a', {
    ...glass,
    flow: 2.2,
  })
  c.polygon([at(0.22, 0.46), at(0.23, 0.53), at(0.16, 0.56), at(0.06, 0.6), at(0.1, 0.5)], '#dba88a', {
    ...glass,
    flow: 2.2,
  })
  c.polygon([at(0, 0.6), at(0.3, 0.63), at(0.6, 0.6), at(1, 0.58), at(1, 0.74), at(0, 0.74)], '#c9603f', {
    ...glass,
    flow: 0.1,
  })
  c.polygon(
    [at(0, 0.68), at(0.5, 0.66), at(1, 0.68), at(1, 1), at(0, 1)],
    c.gradient([
      [0, '#c3b24e'],
      [1, '#9a7a3a'],
    ]),
    { ...glass, flow: 0.1 },
  )
  for (let k = -5; k <= 5; k++) {
    const clampU = (u: number) => Math.max(0.015, Math.min(0.985, u))
    c.line(
      [
        at(clampU(0.55 + k * 0.035), 0.69),
        at(clampU(0.55 + k * 0.1), 0.82),
        at(clampU(0.55 + k * 0.19), 0.99),
      ],
      k % 2 ? '#3f7a3a' : '#6a9a3a',
      9,
      { paintLoad: 90 },
    )
  }
  c.rect((left + right) / 2 - 10, top - 30, 20, sill - top + 30, '#5d3428', { ...glass, flow: 1.57 })
  c.rect(left, top + 330, right - left, 18, '#5d3428', { ...glass, flow: 0 })
  c.rect(left - 84, sill + 20, right - left + 168, 44, '#a86a44', plank)
  c.rect(left - 84, sill + 48, right - left + 168, 18, '#6a3a30', plank)
}

/** Daylight falls from the window across the room. */
export function drawSunbeam(c: Composition) {
  const { left, right, top, sill } = opening
  for (const [from, to, reach] of [
    [left + 20, right - 250, 0],
    [left + 270, right - 10, 60],
  ] as const)
    c.polygon(
      [
        [from, top + 60],
        [to, top + 60],
        [to + 720 + reach, sill + 880],
        [from + 560 + reach, sill + 880],
      ],
      '#ffdf9a',
      { opacity: 0.2, flow: 1.0, minRadius: 4 },
    )
}

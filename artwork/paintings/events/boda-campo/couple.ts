import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import { uniformTransform } from '../../motifs/transform'
import { lace, petals } from './palette'

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
const suit = '#2f3f5c'
const skin = '#9c6038'
const hair = '#241820'

/** Bride and groom from behind, on their way between the vines, hand in hand. */
export function drawCouple(c: Composition) {
  c.ellipse(900, 1916, 250, 26, '#5a2f3a', { opacity: 0.5, flow: 0, minRadius: 4 })
  drawGroom(c, 735, 1912, 6.5)
  drawBride(c, 905, 1918, 6)
}

function drawGroom(c: Composition, x: number, y: number, unit: number) {
  const at = uniformTransform({ x, y, unit })
  c.path(at.path('M-9,-48L-8,-2L-1.500,-2L0,-42L2,-2L8,-2L9,-48Z'), shade(suit, -0.06), down)
  c.path(at.path('M-9,-3C-10,1 -2,1 -1,-3ZM1.500,-3C2,1 9,1 8.500,-3Z'), '#241a28', { ...down, flow: 0 })
  c.path(at.path('M-11,-78C-17,-74 -18,-62 -18,-46L-13.500,-45L-11,-64Z'), shade(suit, 0.07), down)
  c.ellipse(...at.point(-16, -43.5), unit * 2, unit * 2.6, skin, down)
  c.path(at.path('M11,-78C17,-74 20,-62 22.500,-50L18.500,-48.500L11,-62Z'), shade(suit, -0.08), down)
  c.path(
    at.path(
      'M0,-83C-6,-82 -14,-80 -14.500,-72L-13,-41C-5,-38.500 5,-38.500 13,-41L14.500,-72C14,-80 6,-82 0,-83Z',
    ),
    c.gradient(
      [
        [0, shade(suit, 0.1)],
        [0.5, suit],
        [1, shade(suit, -0.08)],
      ],
      1,
      0,
    ),
    down,
  )
  c.line(at.points('0,-58 0,-40'), shade(suit, -0.12), 2.4, { opacity: 0.8 })
  c.path(at.path('M-14.500,-75C-8,-79 8,-79 14.500,-75L15,-69C8,-73 -8,-73 -15,-69Z'), '#c9403a', {
    ...down,
    flow: 0,
  })
  c.path(
    at.path('M-14.800,-72C-8,-76 8,-76 14.800,-72L15,-70.500C8,-74.500 -8,-74.500 -15,-70.500Z'),
    '#f6d58a',
    { ...down, flow: 0 },
  )
  c.path(at.path('M-3.600,-88L-4,-81C-2,-79.500 2,-79.500 4,-81L3.600,-88Z'), skin, down)
  c.ellipse(...at.point(0, -90.5), unit * 5.8, unit * 6.6, hair, down)
  c.ellipse(...at.point(0, -93.6), unit * 12, unit * 2.2, '#5a3a2c', { ...down, flow: 0 })
  c.path(
    at.path('M-6.600,-94C-7,-101 -5,-103.500 -1.500,-103C3,-104 7,-102 6.600,-94C3,-93 -3,-93 -6.600,-94Z'),
    '#6f4a36',
    down,
  )
  c.path(
    at.path('M-6.800,-96.500C-3,-95.500 3,-95.500 6.800,-96.500L6.600,-94C3,-93 -3,-93 -6.600,-94Z'),
    '#2a1a20',
    { ...down, flow: 0 },
  )
}

function drawBride(c: Composition, x: number, y: number, unit: number) {
  const at = uniformTransform({ x, y, unit })
  c.path(
    at.path('M-6.500,-60C-12,-40 -19,-16 -24,-1C-8,4 18,5 38,3C26,-14 13,-40 6.500,-60Z'),
    c.gradient(
      [
        [0, lace.light],
        [0.5, lace.mid],
        [1, lace.dark],
      ],
      1,
      0.1,
    ),
    down,
  )
  for (const [from, to] of [
    [-4, -15],
    [-1, -4],
    [2, 9],
    [4, 24],
  ] as const)
    c.line(at.points(`${from},-56 ${(from + to) / 2},-28 ${to},0`), shade(lace.dark, -0.02), 2.6, {
      paintLoad: 200,
      opacity: 0.6,
    })
  c.path(at.path('M-9.500,-80C-14,-74 -20,-62 -24.500,-51L-21.500,-49.500L-9,-64Z'), skin, down)
  c.ellipse(...at.point(-23.5, -49), unit * 2.1, unit * 2.3, shade(skin, -0.04), down)
  c.path(at.path('M9.500,-80C14,-74 16,-64 18,-53L14.800,-52L9,-64Z'), shade(skin, -0.07), down)
  c.path(at.path('M0,-84C-4,-82 -10,-81 -11,-76L-8,-66L8,-66L11,-76C10,-81 4,-82 0,-84Z'), skin, down)
  c.path(at.path('M-9.500,-77L0,-68L9.500,-77L7,-58L-7,-58Z'), lace.mid, down)
  c.path(at.path('M-7,-61.500C-3,-60 3,-60 7,-61.500L6.800,-58C3,-57 -3,-57 -6.800,-58Z'), '#d8325f', {
    ...down,
    flow: 0,
  })
  c.path(at.path('M-3,-89L-3.400,-82C-2,-81 2,-81 3.400,-82L3,-89Z'), shade(skin, -0.03), down)
  c.ellipse(...at.point(0, -92), unit * 5.6, unit * 6.6, hair, down)
  c.ellipse(...at.point(0.4, -87.5), unit * 3.6, unit * 3.2, shade(hair, 0.08), down)
  for (let k = -3; k <= 3; k++) {
    const [px, py] = at.point(k * 1.9, -96 + Math.abs(k) * 0.9)
    drawBlossom(c, px, py, unit * 1.7, petals[(k + 3) % petals.length]!, { petals: 5 })
  }
  for (let k = 0; k < 9; k++) {
    const angle = k * 2.4
    const [px, py] = at.point(
      17.5 + Math.cos(angle) * 3.4 * Math.sqrt(k / 4),
      -49 + Math.sin(angle) * 3.2 * Math.sqrt(k / 4),
    )
    drawRose(c, px, py, unit * 2.3, petals[k % petals.length]!)
  }
}

/** Strings of small lamps between the two trees. */
export function drawLamps(c: Composition) {
  for (const [from, to, y, sag] of [
    [360, 1300, 1020, 190],
    [330, 1330, 1120, 230],
  ] as const) {
    const at = (share: number): readonly [number, number] => [
      from + (to - from) * share,
      y + sag * (1 - (2 * share - 1) ** 2) - 40 * share,
    ]
    c.line(
      Array.from({ length: 24 }, (_, k) => at(k / 23)),
      '#4a3040',
      3.2,
      { paintLoad: 600, opacity: 0.9 },
    )
    for (let k = 1; k < 16; k++) {
      const [px, py] = at(k / 16)
      c.circle(px, py + 15, 22, '#ffe9a8', { opacity: 0.35, flow: 0 })
      c.circle(px, py + 13, 11, '#fff6d2', { isHardEdged: true, flow: 0, maxRadius: 8 })
    }
  }
}

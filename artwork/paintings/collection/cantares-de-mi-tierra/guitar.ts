import type { Composition } from '../../rendering/composition'
import { drawLimb } from '../../motifs/limb'
import { uniformTransform } from '../../motifs/transform'
import { parsePoints } from '../../rendering/curves'

export function drawGuitar(picture: Composition) {
  const own = uniformTransform({ x: 1330, y: 2010, unit: 1.55, rotation: 13 })
  const along = own.direction(-Math.PI / 2)
  const body =
    'M0,66C-52,68 -74,34 -68,-2C-64,-28 -46,-36 -46,-56C-46,-84 -56,-94 -50,-118C-44,-144 -20,-150 0,-150C20,-150 44,-144 50,-118C56,-94 46,-84 46,-56C46,-36 64,-28 68,-2C74,34 52,68 0,66Z'
  const side = uniformTransform({ x: 1348, y: 2018, unit: 1.55, rotation: 13 })
  picture.path(side.path(body), '#5a2430', { isHardEdged: true, flow: along })
  picture.path(
    own.path(body),
    picture.gradient([
      [0, '#f2b04c'],
      [1, '#c2662c'],
    ]),
    { isHardEdged: true, flow: along, angleJitter: 0.3 },
  )
  picture.path(
    own.path(
      'M6,-150C26,-148 46,-142 50,-118C56,-94 46,-84 46,-56C46,-36 64,-28 68,-2C74,34 52,68 6,66C30,20 24,-80 6,-150Z',
    ),
    '#b3582c',
    { isHardEdged: true, flow: along },
  )
  picture.path(
    own.path('M-42,-104C-38,-132 -22,-140 -10,-140C-28,-110 -32,-80 -34,-56C-36,-76 -44,-88 -42,-104Z'),
    '#f9d27e',
    { flow: along, opacity: 0.8 },
  )
  const [hx, hy] = own.point(0, -66)
  picture.circle(hx, hy, 52, '#7a2c34', { isHardEdged: true })
  picture.circle(hx, hy, 44, '#f7d689', { isHardEdged: true })
  picture.circle(hx, hy, 37, '#3a1530', { isHardEdged: true })
  drawLimb(picture, own.points('0,-120 0,-230 0,-322'), [40, 36, 34], '#5d2a36')
  for (let fret = 0; fret < 9; fret++)
    picture.line(
      own.points([
        [-11, -150 - fret * 19],
        [11, -150 - fret * 19],
      ]),
      '#d9a860',
      2.6,
    )
  picture.path(own.path('M-13,-318L13,-318L19,-378L0,-386L-19,-378Z'), '#7a3a34', {
    isHardEdged: true,
    flow: along,
  })
  for (const [u, v] of parsePoints('-21,-334 -22,-352 -22,-369 21,-334 22,-352 22,-369'))
    picture.circle(...own.point(u, v), 7, '#f7dca0', { isHardEdged: true })
  picture.path(own.path('M-34,14L34,14L34,26L-34,26Z'), '#4a1c30', {
    isHardEdged: true,
    flow: own.direction(0),
  })
  for (let string = -2; string <= 2; string++)
    picture.line(
      own.points([
        [string * 4.2, 18],
        [string * 3.6, -150],
        [string * 3, -322],
      ]),
      '#fbeccb',
      2.4,
      { paintLoad: 200, opacity: 0.85 },
    )
  for (const [k, tint] of ['#d8304a', '#f7c64c', '#3f7a3c'].entries())
    picture.line(
      own.points([
        [-14, -316],
        [-26 - k * 7, -290],
        [-20 - k * 9, -250],
        [-34 - k * 10, -214],
      ]),
      tint,
      6,
      { paintLoad: 60 },
    )
}

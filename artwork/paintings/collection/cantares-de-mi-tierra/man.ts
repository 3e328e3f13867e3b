import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawLimb } from '../../motifs/limb'
import { drawWeave, type Hang, type Warp } from '../../motifs/weave'
import { drawHandkerchief } from './handkerchief'
import { parsePoints } from '../../rendering/curves'
import { dark, drawHat, drawProfile, skin } from './manHead'

const shirt = '#f7e6cc'
const trousers = '#4a2468'
const downward = Math.PI / 2

const warps: readonly Warp[] = [
  { width: 0.7, colours: ['#8a1c3c'] },
  { width: 0.22, colours: ['#f7c64c'] },
  { width: 0.9, colours: ['#f7e6bd', '#d8352f', '#4a2468'] },
  { width: 0.22, colours: ['#f7c64c'] },
  { width: 0.5, colours: ['#c2302f'] },
  { width: 0.26, colours: ['#3f7a3c'] },
  { width: 0.5, colours: ['#e8702c'] },
  { width: 0.2, colours: ['#f7e6bd'] },
  { width: 0.4, colours: ['#7a1f4a'] },
]

/** He faces her in profile, the poncho thrown open by the turn, one arm up and one behind his back. */
export function drawMan(picture: Composition) {
  drawLegs(picture)
  drawHandkerchief(picture, { x: 930, y: 700, length: 340, rotation: 6, cloth: '#fbf0dc', hem: '#e8702c' })
  drawLimb(picture, parsePoints('1080,1096 950,1052 902,930'), [104, 90, 62], shirt)
  drawNeck(picture)
  drawPoncho(picture)
  drawProfile(picture)
  drawHat(picture)
  drawLimb(picture, parsePoints('905,950 896,848 926,722'), [54, 50, 38], skin)
  drawHand(picture)
}

function drawHand(picture: Composition) {
  const [x, y] = [930, 704]
  picture.path(
    `M${x - 26},${y + 24}C${x - 34},${y - 4} ${x - 24},${y - 34} ${x + 4},${y - 36}C${x + 28},${y - 32} ${x + 32},${y + 2} ${x + 20},${y + 28}Z`,
    skin,
    {
      isHardEdged: true,
      flow: downward,
    },
  )
  for (let finger = 0; finger < 3; finger++)
    picture.line(
      [
        [x - 24, y - 14 + finger * 14],
        [x, y - 20 + finger * 14],
        [x + 20, y - 14 + finger * 14],
      ],
      shade(skin, -0.17),
      3,
    )
}

function drawLegs(picture: Composition) {
  drawLimb(picture, parsePoints('1096,1480 1040,1720 1010,1950'), [150, 112, 80], trousers)
  drawLimb(picture, parsePoints('1216,1480 1248,1720 1232,1960'), [158, 118, 84], shade(trousers, -0.05))
  const boots = [
    'M966,1930C962,1972 950,1990 912,2004C890,2014 884,2034 900,2040C950,2046 1030,2044 1052,2034C1058,2000 1050,1960 1052,1930Z',
    'M1188,1940C1186,1984 1170,2004 1130,2022C1108,2034 1104,2052 1120,2058C1180,2064 1262,2062 1284,2050C1290,2016 1276,1970 1278,1940Z',
  ]
  for (const boot of boots) picture.path(boot, '#2c1430', { isHardEdged: true, flow: 0.5 })
  picture.line('976,1950 962,1990 916,2012', '#8a4a78', 5)
  picture.line('1198,1960 1184,2006 1136,2032', '#8a4a78', 5)
}

function drawNeck(picture: Composition) {
  picture.path(
    'M1074,930L1172,930C1172,990 1186,1020 1206,1044L1052,1050C1074,1020 1080,980 1074,930Z',
    dark,
    { isHardEdged: true, flow: downward },
  )
  picture.path(
    'M1048,1006C1080,1040 1150,1046 1206,1004L1226,1060C1160,1096 1080,1092 1034,1062Z',
    '#d8304a',
    { isHardEdged: true, flow: 0 },
  )
  picture.path(
    'M1140,1034C1166,1030 1190,1018 1206,1004L1226,1060C1190,1080 1160,1084 1140,1086Z',
    '#9a1f44',
    { isHardEdged: true, flow: 0 },
  )
}

/** The cloth falls from his shoulders; the left side rides up with the arm. */
const hang: Hang = (across, down) => {
  const half = 172 + 88 * down ** 0.8
  const lifted = across < 0 ? -across : 0
  const x = 1142 + across * half - lifted * 34 * down + 26 * down
  const droop = 92 * Math.abs(across) ** 2 * Math.max(0, 1 - down) ** 1.3
  const hem = 70 * (1 - Math.abs(across) ** 1.4) * down
  return [x, 1046 + droop + hem + 500 * down - lifted * 104 * down]
}

function drawPoncho(picture: Composition) {
  const folds = (across: number, down: number) =>
    0.05 -
    0.09 * across -
    0.1 * Math.max(0, across) ** 2 +
    0.075 * down ** 0.7 * Math.sin(across * 7.5 + 0.8) -
    0.03 * down
  drawWeave(picture, { hang, warps, folds, rows: 40 })
  for (let k = 0; k <= 40; k++) {
    const across = (k / 40) * 2 - 1
    const [x, y] = hang(across, 1)
    const sway = 10 + (picture.random() - 0.5) * 10
    picture.line(
      [
        [x, y - 6],
        [x + sway * 0.4, y + 14],
        [x + sway, y + 36 + picture.random() * 10],
      ],
      k % 2 ? '#f7c64c' : '#a8243c',
      4.6,
    )
  }
  picture.line(
    [0.02, 0.2, 0.4, 0.6, 0.8, 1].map((down) => hang(1, down)),
    '#3f1030',
    4.5,
    { paintLoad: 60 },
  )
  picture.line(
    [0.02, 0.2, 0.4, 0.6, 0.8, 1].map((down) => hang(-1, down)),
    '#f3b06a',
    4,
    { paintLoad: 60 },
  )
  picture.path(
    'M1052,1058C1084,1092 1176,1094 1216,1056L1230,1080C1186,1122 1080,1122 1040,1084Z',
    '#f7c64c',
    { isHardEdged: true, flow: 0 },
  )
  picture.path(
    'M1140,1084C1174,1082 1200,1072 1216,1056L1230,1080C1204,1104 1176,1114 1140,1113Z',
    '#c9872f',
    { isHardEdged: true, flow: 0 },
  )
}

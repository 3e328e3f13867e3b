import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawLimb } from '../../motifs/limb'
import { drawDress } from './dress'
import { drawHandkerchief } from './handkerchief'
import { drawHead, skin } from './womanHead'

const blouse = '#f6e3c4'
const shawl = '#7a1f58'
const downward = Math.PI / 2

/** She dances away from us: back, braids, hat, and one arm up. */
export function drawWoman(picture: Composition) {
  drawLegs(picture)
  drawLimb(picture, parsePoints('450,1030 340,1160 262,1282'), [92, 76, 54], blouse)
  drawLimb(picture, parsePoints('284,1256 232,1320 196,1352'), [44, 40, 34], skin)
  drawDress(picture)
  picture.ellipse(188, 1356, 34, 26, skin, { isHardEdged: true, rotation: 40, flow: 0.7 })
  for (let finger = 0; finger < 3; finger++)
    picture.line(
      [
        [168 + finger * 14, 1342 + finger * 10],
        [178 + finger * 14, 1376 + finger * 6],
      ],
      shade(skin, -0.16),
      3.4,
    )
  drawHandkerchief(picture, {
    x: 744,
    y: 700,
    length: 330,
    mirrored: true,
    rotation: -8,
    cloth: '#d8304a',
    hem: '#f7c64c',
  })
  drawLimb(picture, parsePoints('640,1040 742,968 764,860'), [96, 82, 56], blouse)
  drawLimb(picture, parsePoints('764,880 772,800 748,716'), [46, 42, 34], skin)
  drawHand(picture, 745, 704)
  drawTorso(picture)
  drawHead(picture)
}

function drawHand(picture: Composition, x: number, y: number) {
  picture.path(
    `M${x - 24},${y + 24}C${x - 34},${y - 8} ${x - 22},${y - 34} ${x + 4},${y - 34}C${x + 30},${y - 30} ${x + 30},${y + 4} ${x + 18},${y + 26}Z`,
    skin,
    {
      isHardEdged: true,
      flow: downward,
    },
  )
  for (let finger = 0; finger < 3; finger++)
    picture.line(
      [
        [x - 22, y - 14 + finger * 13],
        [x + 2, y - 18 + finger * 13],
        [x + 20, y - 12 + finger * 13],
      ],
      shade(skin, -0.16),
      3,
    )
}

function drawLegs(picture: Composition) {
  drawLimb(picture, parsePoints('500,1700 484,1860 492,1990'), [92, 84, 48], skin)
  drawLimb(picture, parsePoints('622,1700 664,1840 716,1950'), [92, 82, 46], '#a9643a')
  for (const d of [
    'M462,1976C452,2010 446,2034 470,2044C500,2050 540,2046 548,2030C540,2006 524,1992 520,1974C504,1990 480,1990 462,1976Z',
    'M696,1930C688,1962 700,1996 724,2010C752,2024 800,2030 806,2014C796,1990 764,1972 744,1930C730,1946 712,1946 696,1930Z',
  ])
    picture.path(d, '#2a1230', { isHardEdged: true, flow: 0.4 })
  picture.line('470,2034 506,2040 544,2028', '#7a3a6a', 4)
  picture.line('716,1998 756,2014 800,2014', '#7a3a6a', 4)
}

function drawTorso(picture: Composition) {
  picture.path(
    'M440,1000C470,972 520,960 548,958C590,960 632,974 664,1002C668,1090 640,1200 622,1310C576,1332 520,1330 474,1308C458,1200 434,1090 440,1000Z',
    blouse,
    {
      flow: downward,
      isHardEdged: true,
      angleJitter: 0.5,
    },
  )
  picture.path(
    'M560,960C600,964 640,980 664,1002C668,1090 640,1200 622,1310C604,1320 584,1324 566,1324C590,1200 596,1080 560,960Z',
    shade(blouse, -0.16, 0.02),
    {
      flow: downward,
      isHardEdged: true,
    },
  )
  picture.path(
    'M428,1010C440,972 500,946 548,944C604,946 664,974 678,1012C664,1092 606,1166 556,1236C506,1170 446,1092 428,1010Z',
    shawl,
    {
      flow: 0.9,
      isHardEdged: true,
    },
  )
  picture.path(
    'M560,945C610,948 664,974 678,1012C664,1092 606,1166 556,1236C580,1140 592,1040 560,945Z',
    shade(shawl, -0.1),
    { flow: 2.2, isHardEdged: true },
  )
  for (const [k, tint] of ['#f7c64c', '#d8352f', '#3f8a4c'].entries()) {
    const inset = 16 + k * 19
    picture.line(
      [
        [434 + inset * 0.8, 1014 - inset * 0.1],
        [486 + inset * 0.5, 1112 - inset * 0.5],
        [556, 1226 - inset * 1.5],
        [626 - inset * 0.5, 1112 - inset * 0.5],
        [672 - inset * 0.8, 1014 - inset * 0.1],
      ],
      tint,
      6.5,
      { paintLoad: 60 },
    )
  }
  for (let k = 0; k < 30; k++) {
    const at = k / 29
    const [x, y]: Point =
      at < 0.5 ? [430 + 252 * at, 1024 + 424 * at] : [556 + 236 * (at - 0.5), 1236 - 424 * (at - 0.5)]
    picture.line(
      [
        [x, y - 6],
        [x + (picture.random() - 0.5) * 8, y + 26],
      ],
      k % 2 ? '#f7c64c' : '#d8352f',
      4,
    )
  }
  picture.path('M470,1292C520,1316 580,1316 626,1292L630,1326C580,1350 516,1350 466,1326Z', '#3f7a3c', {
    flow: 0,
    isHardEdged: true,
  })
  picture.line('470,1304 548,1324 626,1304', '#f7c64c', 5, { paintLoad: 60 })
}

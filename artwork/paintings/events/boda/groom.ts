import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { drawHatHand } from './hands'
import { suit } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

function drawLegs(c: Composition) {
  c.path('M520,1500L528,2070H662L690,1640L700,1500Z', suit.mid, cloth)
  c.path('M610,1500L604,2070H662L690,1640L700,1500Z', suit.dark, cloth)
  c.path('M690,1500L712,2070H840L856,1500Z', suit.dark, cloth)
  for (const x of [534, 716])
    c.path(
      `M${x},2058C${x - 10},2104 ${x + 4},2124 ${x + 60},2124C${x + 116},2124 ${x + 128},2104 ${x + 118},2058Z`,
      '#241a28',
      { ...cloth, flow: 0 },
    )
}

/** His back: shoulders, side seams and the vent. */
function drawJacket(c: Composition) {
  c.path(
    'M618,946C560,972 490,990 470,1050C482,1200 490,1330 486,1530C560,1552 800,1552 872,1530C866,1330 884,1200 896,1046C876,990 806,972 752,946Z',
    c.gradient(
      [
        [0, shade(suit.light, 0.05)],
        [0.45, suit.light],
        [0.75, suit.mid],
        [1, suit.dark],
      ],
      1,
      0,
    ),
    cloth,
  )
  c.path('M620,930C650,962 722,962 750,930L762,962C720,1000 652,1000 608,962Z', '#f7efe0', {
    ...cloth,
    flow: 0,
  })
  c.path('M606,958C650,1000 722,1000 764,958L776,984C724,1034 648,1034 592,984Z', suit.mid, {
    ...cloth,
    flow: 0,
  })
  const seam = (points: readonly Point[]) => c.line(points, '#171a40', 4, { paintLoad: 300, opacity: 0.7 })
  seam(parsePoints('688,1240 690,1400 686,1542'))
  seam(parsePoints('530,1090 556,1250 548,1534'))
  seam(parsePoints('834,1090 812,1250 822,1534'))
}

/** A woven stole over both shoulders. */
export function drawStole(c: Composition) {
  drawAwayo(c, {
    drape: (along, across) => {
      const u = along * 2 - 1
      const fall = Math.max(0, Math.abs(u) - 0.62) / 0.38
      return [
        686 + u * (250 - 26 * fall ** 2),
        1012 + 46 * (1 - u * u) + 190 * fall ** 1.6 + across * (92 + 40 * fall),
      ]
    },
    stripes: [
      { width: 0.8, colours: ['#8e1b2f'] },
      { width: 0.4, colours: ['#f0a22e'] },
      { width: 2.6, colours: ['#d8452f', '#f6e3b8', '#1f7d86'], pattern: 'diamonds' },
      { width: 0.4, colours: ['#f0a22e'] },
      { width: 0.8, colours: ['#1f7d86'] },
    ],
    figures: 11,
    pieces: 22,
    folds: (along) => 0.04 - 0.13 * along,
  })
}

/** The arm on the far side of her: it hangs, the hat in its hand. */
function drawFreeArm(c: Composition) {
  c.path(
    'M500,1010C448,1040 436,1110 430,1210C424,1330 414,1400 416,1470L486,1480C500,1400 512,1290 520,1190C528,1110 530,1060 500,1010Z',
    suit.light,
    cloth,
  )
  c.path('M520,1190C512,1290 500,1400 486,1480L456,1476C474,1390 486,1290 494,1180Z', suit.dark, {
    ...cloth,
    opacity: 0.8,
  })
  c.path('M416,1458L486,1468L484,1496L414,1486Z', '#f7efe0', { ...cloth, flow: 0.1 })
  c.ellipse(442, 1560, 132, 44, '#3a2433', { isHardEdged: true, flow: 0.2, rotation: 62 })
  c.ellipse(436, 1558, 126, 36, '#5a3a48', { isHardEdged: true, flow: 0.2, rotation: 62 })
  c.path(
    'M398,1490C340,1500 320,1590 352,1640C380,1672 430,1668 470,1650C430,1600 400,1550 398,1490Z',
    '#4a2f3e',
    {
      ...cloth,
      flow: 1,
    },
  )
  c.path('M398,1490C400,1550 430,1600 470,1650L450,1660C412,1610 384,1556 382,1496Z', '#c9722f', {
    ...cloth,
    flow: 1,
  })
  drawHatHand(c)
}

export function drawGroom(c: Composition) {
  drawLegs(c)
  drawJacket(c)
  drawFreeArm(c)
}

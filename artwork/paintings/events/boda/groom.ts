import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { drawBlossom } from '../../motifs/flower'
import { drawGroomHead } from './groomHead'
import { suit } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

function drawLegs(composition: Composition) {
  composition.path('M470,1480L452,2075H610L655,1600L655,1480Z', suit.mid, cloth)
  composition.path('M570,1480L560,2075H610L655,1600L655,1480Z', suit.dark, cloth)
  composition.path('M655,1480L690,2075H850V1480Z', suit.dark, cloth)
  for (const x of [445, 680])
    composition.path(
      `M${x},2066C${x - 4},2102 ${x + 20},2116 ${x + 85},2116C${x + 150},2116 ${x + 176},2104 ${x + 168},2068Z`,
      '#241a28',
      {
        ...cloth,
        flow: 0,
      },
    )
}

function drawJacket(composition: Composition) {
  composition.path(
    'M590,950C520,975 448,985 436,1045L432,1500C500,1535 600,1545 655,1525V950Z',
    suit.light,
    cloth,
  )
  composition.path(
    'M655,950L722,950C800,972 865,985 878,1045L875,1500C800,1535 720,1540 655,1525Z',
    suit.mid,
    cloth,
  )
  composition.path(
    'M760,965C830,978 868,992 878,1045L875,1500C845,1515 810,1524 780,1528C800,1350 800,1150 760,965Z',
    suit.dark,
    cloth,
  )
  composition.path(
    'M436,1045L432,1500C460,1515 480,1522 505,1528C480,1400 490,1200 520,1060Z',
    shade(suit.light, 0.06),
    cloth,
  )
  composition.polygon('597,935 735,935 668,1290', '#f7efe0', cloth)
  composition.polygon('668,940 735,935 668,1290', '#d9cbd6', cloth)
  composition.polygon(
    '650,985 688,985 695,1015 684,1045 694,1200 669,1270 648,1200 656,1045 643,1015',
    '#b3243f',
    {
      ...cloth,
      colourJitter: 0.7,
    },
  )
  composition.polygon('590,940 560,985 600,1060 580,1085 668,1320 640,1120', shade(suit.light, 0.05), cloth)
  composition.polygon('738,940 770,985 735,1060 752,1085 668,1320 696,1120', suit.dark, cloth)
}

/** Lapels, front edge and hem, drawn with the point of the brush. */
function drawSeams(composition: Composition) {
  const seam = (points: readonly Point[]) =>
    composition.line(points, '#171a40', 4, { paintLoad: 300, opacity: 0.75 })
  seam(parsePoints('590,940 562,985 602,1060 582,1085 668,1322'))
  seam(parsePoints('738,940 770,985 735,1060 752,1085 668,1322'))
  seam(parsePoints('668,1322 660,1420 657,1524'))
  seam(parsePoints('434,1500 520,1532 655,1526 780,1528 874,1500'))
}

/** A woven stole hangs from his shoulders. */
function drawStole(composition: Composition) {
  const ends: readonly (readonly [from: Point, to: Point, width: number])[] = [
    [[532, 968], [560, 1500], 84],
    [[722, 968], [752, 1500], 84],
  ]
  for (const [from, to, width] of ends) {
    drawAwayo(composition, {
      drape: (along, across) => [
        from[0] + (to[0] - from[0]) * along + Math.sin(along * 3) * 16 + across * width,
        from[1] + (to[1] - from[1]) * along + across * 6,
      ],
      stripes: [
        { width: 1, colours: ['#8e1b2f'] },
        { width: 0.6, colours: ['#f0a22e'] },
        { width: 2.8, colours: ['#d8452f', '#f6e3b8', '#1f7d86'], pattern: 'diamonds' },
        { width: 0.6, colours: ['#f0a22e'] },
        { width: 1, colours: ['#1f7d86'] },
      ],
      figures: 10,
      pieces: 6,
      folds: (along) => (from[0] > 650 ? -0.06 : 0) - 0.05 * along,
    })
  }
}

/** The arm nearest to us crosses to the bouquet. */
export function drawGroomArm(composition: Composition) {
  composition.path(
    'M470,990C400,1010 372,1090 372,1190C368,1280 376,1360 402,1420C420,1450 460,1462 505,1462L770,1500L782,1418L545,1345C520,1330 512,1300 515,1260L528,1090Z',
    suit.light,
    cloth,
  )
  composition.path(
    'M528,1090L515,1260C512,1300 520,1330 545,1345L782,1418L779,1440L520,1372C490,1350 480,1300 485,1250Z',
    suit.dark,
    {
      ...cloth,
      opacity: 0.85,
    },
  )
  composition.path(
    'M372,1190C368,1280 376,1360 402,1420C420,1450 460,1462 505,1462L770,1500L773,1480L505,1432C440,1425 410,1360 405,1190Z',
    suit.mid,
    cloth,
  )
  composition.line('528,1085 514,1250 520,1310 548,1345 780,1418', '#171a40', 4, {
    paintLoad: 300,
    opacity: 0.8,
  })
  composition.line('468,990 400,1020 372,1110 372,1230 384,1360 420,1440', '#5a62a6', 5, {
    paintLoad: 300,
    opacity: 0.7,
  })
  composition.path('M752,1410L786,1418L775,1502L742,1496Z', '#f7efe0', { ...cloth, flow: 1.7 })
}

export function drawGroom(composition: Composition) {
  drawLegs(composition)
  drawJacket(composition)
  drawSeams(composition)
  drawStole(composition)
  drawGroomHead(composition)
  drawBlossom(composition, 800, 1090, 30, '#f6e8d8')
}

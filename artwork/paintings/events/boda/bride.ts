import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, parsePoints, type Point } from '../../rendering/curves'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import { drawFace } from '../../motifs/face'
import { drawHairLines } from '../../motifs/hairStrands'
import { drawBodice, drawSkirt } from './dress'
import { brideSkin, dress, greens, hairBlack, petals } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** Hair drawn back to a knot, a crown of flowers, long earrings. */
function drawHead(composition: Composition) {
  composition.path(
    'M858,800C832,650 920,612 985,612C1085,618 1140,700 1112,830C1108,890 1080,930 1040,940L930,900C885,880 868,850 862,800Z',
    hairBlack,
    {
      flow: 1.2,
      isHardEdged: true,
      angleJitter: 0.8,
    },
  )
  composition.ellipse(1106, 890, 66, 72, hairBlack, { flow: circularFlow(1106, 890), isHardEdged: true })
  composition.ellipse(1092, 872, 36, 38, '#43303f', { flow: 0.8, opacity: 0.7 })
  drawFace(composition, 966, 800, 206, 288, {
    complexion: brideSkin,
    facing: -0.85,
    tilt: -0.1,
    gaze: 'lowered',
  })
  composition.path('M858,800C838,690 890,640 955,652C925,685 895,720 858,800Z', hairBlack, {
    flow: -0.9,
    isHardEdged: true,
  })
  composition.path(
    'M955,652C1035,640 1092,710 1084,850C1090,900 1086,930 1062,944C1072,900 1066,850 1056,810C1046,740 1010,690 955,652Z',
    shade(hairBlack, -0.02),
    {
      flow: 1,
      isHardEdged: true,
    },
  )
  drawHairLines(
    composition,
    parsePoints('952,660 1015,690 1060,770 1080,880'),
    parsePoints('965,640 1060,660 1105,760 1120,880'),
    '#4a3242',
    { count: 20, radius: 2.6, stray: 4, opacity: 0.7 },
  )
  composition.line('884,862 880,884 882,908', '#f0b83c', 5)
  composition.line('1042,872 1040,900 1036,930', '#f0b83c', 5)
  const { random } = composition
  for (let k = 0; k < 15; k++) {
    const angle = Math.PI * (1.06 + (0.92 * (k + 0.5)) / 15)
    const [x, y] = [976 + Math.cos(angle - 0.08) * 112, 738 + Math.sin(angle - 0.08) * 96]
    drawLeaf(composition, x, y, 44, angle + (random() - 0.5) * 1.6, greens[k % greens.length]!)
  }
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI * (1.08 + (0.88 * (k + 0.5)) / 9)
    const [x, y] = [976 + Math.cos(angle - 0.08) * 108, 738 + Math.sin(angle - 0.08) * 92]
    if (k % 2) drawBlossom(composition, x, y, 26, petals[(k + 2) % petals.length]!)
    else drawRose(composition, x, y, 31, petals[k % petals.length]!)
  }
}

/** Both her sleeves meet at the bouquet. */
export function drawBrideArms(composition: Composition) {
  composition.path(
    'M890,1050C862,1075 852,1150 846,1240L836,1330L820,1430L872,1452L905,1340C922,1280 925,1180 925,1110Z',
    dress.light,
    cloth,
  )
  composition.path(
    'M905,1340L872,1452L850,1443L880,1330C892,1270 905,1180 908,1110L925,1110C925,1180 922,1280 905,1340Z',
    dress.dark,
    { ...cloth, opacity: 0.8 },
  )
  composition.path(
    'M1108,1045C1160,1065 1180,1140 1182,1230C1184,1320 1170,1380 1135,1405C1080,1440 980,1470 905,1486L890,1425L1060,1345C1085,1325 1090,1280 1090,1230Z',
    dress.mid,
    cloth,
  )
  composition.path(
    'M1182,1230C1184,1320 1170,1380 1135,1405C1080,1440 980,1470 905,1486L900,1462C1000,1440 1075,1405 1110,1375C1140,1340 1150,1280 1150,1200L1140,1070C1165,1095 1180,1150 1182,1230Z',
    dress.dark,
    cloth,
  )
  const seam = (points: readonly Point[]) =>
    composition.line(points, dress.deep, 4, { paintLoad: 300, opacity: 0.8 })
  seam(parsePoints('1090,1180 1090,1240 1062,1345 890,1425'))
  seam(parsePoints('1182,1230 1180,1340 1135,1405 905,1486'))
  seam(parsePoints('925,1110 922,1250 905,1340 884,1410'))
}

export function drawBride(composition: Composition) {
  drawSkirt(composition)
  drawBodice(composition)
  drawHead(composition)
}

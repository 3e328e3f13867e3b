import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { lace, petals } from './palette'

/** The veil hangs from its crown on the bench's back and falls over the seat to the ground. */
export function drawVeil(composition: Composition) {
  const cloth = { flow: 1.4, isHardEdged: true, angleJitter: 0.5, minRadius: 3 }
  const seat = 'C1136,1776 1156,1806 1166,1832C1196,1904 1270,1966 1396,2016'
  composition.path(
    `M946,1512C972,1500 1000,1502 1020,1514C1040,1600 1080,1680 1110,1744${seat}C1300,2070 1090,2076 946,2044C916,1990 892,1904 872,1834C850,1800 838,1774 840,1744C880,1680 930,1600 946,1512Z`,
    lace.light,
    { ...cloth, opacity: 0.8 },
  )
  composition.path(
    `M994,1504L1020,1514C1040,1600 1080,1680 1110,1744${seat}C1350,2040 1280,2056 1210,2062C1120,1990 1074,1910 1050,1834C1036,1800 1024,1770 1020,1744C1006,1660 998,1580 994,1504Z`,
    lace.mid,
    { ...cloth, opacity: 0.74 },
  )
  composition.path(
    `M1012,1508L1020,1514C1040,1600 1080,1680 1110,1744${seat}C1370,2032 1340,2044 1300,2050C1200,1990 1140,1910 1112,1834C1096,1800 1080,1770 1072,1744C1040,1660 1020,1580 1012,1508Z`,
    lace.dark,
    { ...cloth, opacity: 0.78 },
  )
  composition.path(
    'M840,1742C900,1756 1030,1756 1110,1744L1130,1770C1030,1780 910,1778 842,1766Z',
    lace.dark,
    {
      ...cloth,
      flow: 0,
      opacity: 0.5,
    },
  )
  composition.path(
    'M872,1834C960,1848 1080,1848 1166,1832L1178,1858C1090,1872 960,1872 880,1860Z',
    lace.dark,
    {
      ...cloth,
      flow: 0,
      opacity: 0.6,
    },
  )
  for (let k = 0; k < 8; k++) {
    const [seatX, edgeX, groundX] = [866 + k * 30, 900 + k * 34, 968 + k * 52]
    const fold: Point[] = [
      [958 + k * 7, 1516],
      [930 + k * 17, 1630],
      [seatX, 1744],
      [edgeX, 1836],
      [edgeX + 34 + k * 5, 1930],
      [groundX, 2052 - Math.max(0, k - 5) * 12],
    ]
    composition.line(fold, k % 2 ? '#ffffff' : lace.dark, 4.5, { paintLoad: 300, opacity: 0.7 })
  }
  composition.line('946,2042 1080,2066 1230,2062 1394,2016', '#e9c46a', 6, {
    paintLoad: 300,
    opacity: 0.9,
  })
  for (let k = 0; k < 12; k++)
    drawLeaf(
      composition,
      984 + (k - 6) * 14,
      1512,
      46,
      composition.random() * 2 * Math.PI,
      k % 2 ? '#2f6a45' : '#6d9c4a',
    )
  for (const [k, x] of [916, 950, 984, 1018, 1050].entries())
    drawBlossom(composition, x, 1506 + Math.abs(k - 2) * 6, k === 2 ? 32 : 26, petals[k]!)
}

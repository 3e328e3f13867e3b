import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { horizon } from './palette'

const sun = { x: horizon.x, y: 1050 } as const

/** A golden sky in rings about the low sun. */
export function drawSky(composition: Composition) {
  const about = { flow: circularFlow(sun.x, sun.y), minRadius: 6, angleJitter: 0.4 }
  const air = composition.gradient([
    [0, '#e0914f'],
    [0.25, '#efb061'],
    [0.5, '#f8cf83'],
    [1, '#f6b066'],
  ])
  composition.rect(0, 0, composition.width, 1400, air, { ...about, angleJitter: 0.6 })
  const discs = [
    [760, '#ee9f58'],
    [600, '#f4b766'],
    [455, '#f9cd7c'],
    [330, '#fce09a'],
    [220, '#feeebb'],
  ] as const
  for (const [radius, colour] of discs)
    composition.circle(sun.x, sun.y, radius, colour, { ...about, opacity: 0.65 })
  composition.circle(sun.x, sun.y, 118, '#fffbe4', { ...about, isHardEdged: true, angleJitter: 0.2 })
}

/** Far hills in the haze of the afternoon. */
export function drawHills(composition: Composition) {
  const ridges = [
    [
      'M0,1120L140,1030L290,1110L430,1010L600,1130L760,1170L900,1160L1060,1120L1220,1000L1370,1100L1500,1020L1650,1110V1330H0Z',
      '#c987a0',
    ],
    [
      'M0,1190L200,1110L420,1200L640,1180L825,1205L1010,1175L1240,1205L1450,1100L1650,1190V1330H0Z',
      '#9f6593',
    ],
    [
      'M0,1235C200,1190 420,1220 640,1225C900,1215 1100,1225 1300,1210C1450,1195 1560,1215 1650,1225V1330H0Z',
      '#77688a',
    ],
  ] as const
  for (const [d, colour] of ridges)
    composition.path(d, colour, { flow: -0.2, minRadius: 4, angleJitter: 0.8, isHardEdged: true })
  for (const triangle of [
    '140,1030 290,1110 200,1112',
    '430,1010 600,1130 520,1090',
    '1220,1000 1370,1100 1290,1080',
  ])
    composition.polygon(triangle, '#a86b95', { flow: 0.8, minRadius: 4, opacity: 0.7 })
}

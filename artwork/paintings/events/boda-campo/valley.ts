import type { Composition } from '../../rendering/composition'

/** A late sky in soft banks of cloud; the sun has gone behind the hills. */
export function drawSky(composition: Composition) {
  const { random, width } = composition
  const air = composition.gradient([
    [0, '#8a86b8'],
    [0.45, '#e8b8a8'],
    [0.75, '#fbdca4'],
    [1, '#fbe9bc'],
  ])
  composition.rect(0, 0, width, 1400, air, { flow: 0.1, minRadius: 6, angleJitter: 0.5 })
  for (let k = 0; k < 44; k++) {
    const y = 760 + random() * 430
    const colour = ['#fff0c8', '#f6b98a', '#d99aa0', '#fbe3ae'][k % 4]!
    composition.ellipse(random() * width, y, 120 + random() * 260, 14 + random() * 26, colour, {
      opacity: 0.5,
      flow: 0.08,
      rotation: -4,
      minRadius: 4,
    })
  }
}

/** Far mountains in the haze of the afternoon, one with snow. */
export function drawHills(composition: Composition) {
  const ridges = [
    [
      'M0,1120L140,1030L290,1110L430,1010L560,1090L700,960L800,890L900,980L1060,1090L1220,1000L1370,1100L1500,1020L1650,1110V1330H0Z',
      '#c08aa6',
    ],
    [
      'M0,1190L200,1110L420,1200L640,1150L825,1185L1010,1140L1240,1205L1450,1100L1650,1190V1330H0Z',
      '#9f6593',
    ],
    [
      'M0,1235C200,1190 420,1220 640,1225C900,1215 1100,1225 1300,1210C1450,1195 1560,1215 1650,1225V1330H0Z',
      '#77688a',
    ],
  ] as const
  for (const [d, colour] of ridges)
    composition.path(d, colour, { flow: -0.2, minRadius: 4, angleJitter: 0.8, isHardEdged: true })
  composition.polygon('700,960 800,890 866,950 830,940 806,972 776,944 744,968', '#fdf3e6', {
    flow: 0.8,
    isHardEdged: true,
    minRadius: 2.4,
  })
  for (const triangle of [
    '140,1030 290,1110 200,1112',
    '430,1010 560,1090 500,1090',
    '1220,1000 1370,1100 1290,1080',
  ])
    composition.polygon(triangle, '#a86b95', { flow: 0.8, minRadius: 4, opacity: 0.7 })
}

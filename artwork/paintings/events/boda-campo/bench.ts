import type { Composition } from '../../rendering/composition'
import { paint } from './palette'

const wood = { flow: 0, isHardEdged: true, angleJitter: 0.25, minRadius: 3 } as const

/** An empty bench on the path, a little from the right. */
export function drawBench(composition: Composition) {
  composition.path('M470,1985C760,1930 1240,1930 1490,2020C1300,2075 700,2070 470,2020Z', '#5a2c3c', {
    flow: 0,
    opacity: 0.5,
  })
  const upright = { ...wood, flow: Math.PI / 2 }
  for (const x of [520, 1106]) {
    composition.rect(x, 1520, 30, 250, paint.mid, upright)
    composition.rect(x + 18, 1520, 14, 250, paint.dark, upright)
  }
  for (const [top, high] of [
    [1538, 62],
    [1626, 62],
  ] as const) {
    composition.rect(496, top, 664, high, paint.light, wood)
    composition.rect(496, top + high * 0.6, 664, high * 0.4, paint.mid, wood)
    composition.rect(900, top, 260, high, paint.mid, { ...wood, opacity: 0.6 })
    composition.line(
      [
        [500, top + high],
        [830, top + high + 1],
        [1158, top + high],
      ],
      paint.edge,
      4,
      { paintLoad: 200, opacity: 0.7 },
    )
  }
  composition.polygon('500,1738 1156,1738 1204,1822 452,1822', paint.light, wood)
  composition.polygon('880,1738 1156,1738 1204,1822 930,1822', paint.mid, wood)
  composition.line('478,1778 830,1780 1180,1778', paint.dark, 4, {
    paintLoad: 200,
    opacity: 0.7,
  })
  composition.rect(448, 1820, 760, 34, paint.dark, wood)
  for (const x of [476, 1140]) {
    composition.path(`M${x},1852H${x + 44}L${x + 38},2010H${x + 6}Z`, paint.mid, upright)
    composition.path(`M${x + 24},1852H${x + 44}L${x + 38},2010H${x + 24}Z`, paint.edge, upright)
  }
  composition.path(
    'M452,1822L470,1690C474,1670 490,1664 506,1668L520,1668V1692H506L486,1822Z',
    paint.mid,
    upright,
  )
  composition.path(
    'M1204,1822L1188,1690C1184,1670 1168,1664 1152,1668L1136,1668V1692H1152L1170,1822Z',
    paint.dark,
    upright,
  )
}

import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { his } from './heads'

/** A walking stick with ribbons, and the hand that holds it. */
export function drawStick(c: Composition) {
  const wood = '#5a3a24'
  const skin = his.complexion.light
  const shaft = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.1 }
  c.polygon('161,1480 197,1480 176,2200 132,2200', wood, shaft)
  c.polygon('161,1480 174,1480 148,2200 132,2200', shade(wood, 0.12), shaft)
  c.line('179,1560 178,1490 174,1420 204,1380 252,1392 266,1440', wood, 18, { paintLoad: 200 })
  const ribbons = ['#b5432c', '#e9b03a', '#1f7a58', '#f2e6c8']
  ribbons.forEach((colour, row) =>
    c.line(
      [
        [180, 1545],
        [110 + row * 34, 1620],
        [104 + row * 40, 1710],
        [70 + row * 52, 1800],
      ],
      colour,
      11,
      { paintLoad: 90 },
    ),
  )
  const brush = { flow: 0.2, isHardEdged: true, angleJitter: 0.5, minRadius: 2.4 }
  drawCuff(c)
  c.path(
    'M110,1708C140,1676 216,1672 250,1706C276,1740 276,1820 244,1852C210,1876 150,1874 122,1848C98,1816 92,1746 110,1708Z',
    skin,
    brush,
  )
  c.path(
    'M214,1684C236,1690 262,1720 264,1774C264,1820 250,1852 220,1866C236,1810 236,1740 214,1684Z',
    mix(skin, his.complexion.shadow, 0.6),
    brush,
  )
  for (let finger = 0; finger < 4; finger++) {
    const y = 1724 + finger * 36
    c.path(
      `M104,${y - 16}C130,${y - 24} 180,${y - 22} 206,${y - 8}C212,${y + 2} 210,${y + 12} 202,${y + 16}C176,${y + 20} 128,${y + 18} 108,${y + 12}Z`,
      shade(skin, 0.05 - finger * 0.025),
      brush,
    )
  }
  c.path('M196,1688C222,1660 258,1664 262,1690C256,1712 220,1722 190,1716Z', shade(skin, 0.03), brush)
  drawKnuckles(c, his.complexion.shadow)
}

/** What parts the fingers, and a crease on each. */
function drawKnuckles(c: Composition, shadow: string) {
  for (let finger = 0; finger < 4; finger++) {
    const y = 1724 + finger * 36
    if (finger < 3)
      c.line(
        [
          [104, y + 14],
          [150, y + 20],
          [206, y + 14],
        ],
        shadow,
        4.4,
        { paintLoad: 90 },
      )
    c.line(
      [
        [152, y - 13],
        [159, y - 2],
        [153, y + 8],
      ],
      shadow,
      2.8,
      { opacity: 0.6 },
    )
  }
  c.line('206,1706 212,1760 208,1846', shadow, 4, { paintLoad: 90, opacity: 0.8 })
}

/** The forearm comes towards us, its cuff embroidered. */
function drawCuff(c: Composition) {
  const cloth = '#f2e6c8'
  const brush = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 3 }
  c.path(
    'M104,1850C70,1930 60,2020 78,2100C150,2150 250,2150 318,2090C320,2000 300,1910 258,1846Z',
    cloth,
    brush,
  )
  c.path(
    'M200,1850C240,1940 250,2040 236,2136C270,2128 300,2112 318,2090C320,2000 300,1910 258,1846Z',
    shade(cloth, -0.13, 0.01, 0.01),
    brush,
  )
  c.path('M100,1842C140,1826 220,1826 262,1842L272,1892C220,1872 140,1872 88,1894Z', '#b5432c', {
    ...brush,
    flow: 0,
  })
  c.line('92,1882 140,1864 220,1864 268,1880', '#f3d58a', 5, { paintLoad: 90 })
}

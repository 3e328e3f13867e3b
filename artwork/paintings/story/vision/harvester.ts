import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBasket } from '../../motifs/basket'
import { uniformTransform } from '../../motifs/transform'

const skin = '#96562f'
const shirt = '#f3ead6'
const waistcoat = '#2f4a78'
const straw = '#e6c67a'
const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3 } as const
const level = { flow: 0, isHardEdged: true, angleJitter: 0.2 } as const

/** A grown man from behind, a basket on his shoulder. */
export function drawHarvester(c: Composition, x: number, y: number, height: number) {
  const { path, point, points, direction } = uniformTransform({ x, y, unit: height / 101 })
  c.path(path('M-12,-48L-12.500,-3L-3,-3L0,-36L3,-3L12.500,-3L12,-48Z'), '#6a4a3a', down)
  c.path(path('M2,-48L1,-38L3,-3L12.500,-3L12,-48Z'), '#4f352f', down)
  c.path(path('M-13,-4L-2.500,-4L-2,1L-14,1ZM2.500,-4L13,-4L14,1L2,1Z'), '#2f2226', level)
  // The left arm hangs, the right one holds the basket.
  c.path(path('M-14,-80C-19,-78 -21,-68 -21,-58L-15,-57C-14,-64 -13,-70 -11,-74Z'), shade(shirt, 0.02), down)
  c.path(path('M-21,-58L-21.500,-47C-21,-44 -17,-44 -16.500,-47L-15,-57Z'), skin, down)
  c.path(
    path('M0,-83C-11,-83 -16,-79 -16,-68L-14,-45C-6,-43 6,-43 14,-45L16,-68C16,-79 11,-83 0,-83Z'),
    shirt,
    down,
  )
  c.path(
    path('M-7,-83C-12,-80 -13.500,-66 -13,-45.500C-5,-43.500 5,-43.500 13,-45.500C13.500,-66 12,-80 7,-83Z'),
    waistcoat,
    down,
  )
  c.path(
    path('M3,-83C5,-68 5,-56 4,-44.200C8,-44.400 11,-44.800 13,-45.500C13.500,-66 12,-80 7,-83Z'),
    shade(waistcoat, -0.08),
    down,
  )
  for (const [k, colour] of ['#c9303f', '#f6e3b8', '#6a2c7a'].entries())
    c.path(
      path(
        `M-13.500,${-50 + k * 2.2}C-5,${-48 + k * 2.2} 5,${-48 + k * 2.2} 13.500,${-50 + k * 2.2}L13.500,${-47.8 + k * 2.2}C5,${-45.8 + k * 2.2} -5,${-45.8 + k * 2.2} -13.500,${-47.8 + k * 2.2}Z`,
      ),
      colour,
      level,
    )
  c.path(path('M-4.500,-90L-4.500,-82C-2,-80.500 2,-80.500 4.500,-82L4.500,-90Z'), skin, down)
  c.path(path('M-6.200,-92C-6.600,-84.500 6.600,-84.500 6.200,-92Z'), '#2a2024', down)
  c.path(
    path('M-15,-90C-8,-86.500 8,-86.500 15,-90C8,-93.500 -8,-93.500 -15,-90Z'),
    shade(straw, -0.05),
    level,
  )
  c.path(
    path(
      'M-7.500,-90.500C-8.500,-99 -4,-101 0,-101C4,-101 8.500,-99 7.500,-90.500C3,-89 -3,-89 -7.500,-90.500Z',
    ),
    straw,
    down,
  )
  c.path(
    path('M1,-101C5,-101 8.500,-99 7.500,-90.500C5.500,-89.800 3.500,-89.500 2,-89.400C3,-94 3,-98 1,-101Z'),
    shade(straw, -0.09),
    down,
  )
  c.path(
    path('M-7.700,-93.500C-3,-92 3,-92 7.700,-93.500L7.500,-90.800C3,-89.300 -3,-89.300 -7.500,-90.800Z'),
    '#7a2c3a',
    level,
  )
  const [bx, by] = point(21, -83)
  drawBasket(c, bx, by, height * 0.25)
  c.path(path('M12,-80C18,-80 25,-84 31,-92L35,-88C31,-78 22,-70 14,-70Z'), shade(shirt, -0.06), {
    ...down,
    flow: direction(-0.6),
  })
  c.path(path('M31,-92C32,-97 36,-98 37,-95C37,-91 36,-89 35,-88Z'), shade(skin, -0.03), down)
  c.line(points('-13,-79 -15,-68 -13.5,-58'), shade(shirt, -0.16), 3, { opacity: 0.7 })
}

import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'

/** A graduate's cap lying on a surface, `x`, `y` the middle of its foot. */
export function drawMortarboard(
  c: Composition,
  x: number,
  y: number,
  width: number,
  { cloth = '#262546', tassel = '#f2b632', rotation = 0 } = {},
) {
  const place = uniformTransform({ x, y, unit: width / 200, rotation })
  const brush = { isHardEdged: true, angleJitter: 0.25, minRadius: 2.3 }
  const lit = shade(cloth, 0.14)
  const dark = shade(cloth, -0.09)

  c.path(place.path('M-58,-52L-54,-8C-30,8 30,8 54,-8L58,-52Z'), cloth, {
    ...brush,
    flow: place.direction(1.57),
  })
  c.path(place.path('M8,-50L8,4C26,3 44,-2 54,-8L58,-52Z'), dark, { ...brush, flow: place.direction(1.57) })
  c.path(place.path('M-55,-18C-30,-4 30,-4 55,-18L54,-8C30,8 -30,8 -54,-8Z'), shade(cloth, 0.05), {
    ...brush,
    flow: place.direction(0),
  })
  c.path(place.path('M-104,-60L-6,-28L100,-56L100,-50L-6,-20L-104,-53Z'), dark, {
    ...brush,
    flow: place.direction(0.1),
  })
  c.path(place.path('M-104,-61L8,-96L102,-58L-6,-28Z'), cloth, { ...brush, flow: place.direction(-0.3) })
  c.path(place.path('M-104,-61L8,-96L-2,-61Z'), lit, { ...brush, flow: place.direction(-0.3) })
  c.path(place.path('M-104,-61L-2,-61L-6,-28Z'), shade(cloth, 0.07), { ...brush, flow: place.direction(0.3) })
  const gold = [
    [0, -62],
    [-30, -58],
    [-66, -50],
    [-80, -42],
    [-83, -22],
    [-83, -8],
  ] as const
  c.line(place.points(gold), shade(tassel, -0.16), width * 0.022)
  c.line(place.points(gold), tassel, width * 0.014)
  c.circle(...place.point(0, -62), width * 0.028, tassel, { isHardEdged: true })
  c.circle(...place.point(-83, -8), width * 0.034, shade(tassel, 0.06), { isHardEdged: true })
  for (let k = -3; k <= 3; k++)
    c.line(
      place.points([
        [-83 + k * 1.2, -5],
        [-83 + k * 2.3, 12],
        [-83 + k * 3.2, 27 + (k % 2) * 3],
      ]),
      shade(tassel, k > 0 ? -0.12 : 0.03 * (k % 2)),
      width * 0.013,
    )
}

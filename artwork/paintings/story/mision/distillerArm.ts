import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { uniformTransform } from '../../motifs/transform'
import { down, shirt, skin } from './distillerPalette'

/** Lower and upper edge, and the far arm. */
const forearm: readonly Point[][] = [
  parsePoints('22,-72.6 30,-71.6 36,-70 41,-68.4 44.6,-70.6'),
  parsePoints('24,-82 31,-79.6 36,-79 41,-80.2 44.8,-76'),
  parsePoints('26,-87.4 36,-82 45,-76.4 51.4,-73.6 52.2,-69.6 47,-65.8'),
]

/** Rolled sleeve, both hands on the poker. */
export function drawDistillerArm(c: Composition, x: number, y: number, unit: number) {
  const { path, points } = uniformTransform({ x, y, unit })
  c.path(path('M24,-88L45,-76L48,-71L44,-68L22,-78Z'), shade(skin, -0.09), { ...down, flow: 0.5 })
  c.path(
    path('M-9,-103C-2,-108 8,-104 12,-96L24,-82C22,-76 19,-73 15,-72C4,-76 -8,-86 -9,-103Z'),
    shade(shirt, 0.02),
    { ...down, flow: 0.8 },
  )
  c.path(path('M-8,-97C-5,-86 4,-77 15,-72C10,-70 4,-72 0,-76C-6,-82 -9,-90 -8,-97Z'), shade(shirt, -0.12), {
    ...down,
    flow: 0.8,
  })
  c.path(path('M15,-84L24,-84L25,-74L16,-70C14,-74 14,-80 15,-84Z'), shade(shirt, -0.05), {
    ...down,
    flow: 1.4,
  })
  c.path(path('M23,-82L36,-77.500L35,-71L22,-73Z'), skin, { ...down, flow: 0.2 })
  c.path(path('M35,-79C39,-81 44,-79 45,-75C45,-70 41,-68 36,-70C34,-73 34,-76 35,-79Z'), shade(skin, 0.04), {
    ...down,
    flow: 0.4,
  })
  c.path(
    path('M44,-75C48,-77 52,-74 52,-70C51,-66 47,-65 44,-67C42,-70 42,-73 44,-75Z'),
    shade(skin, -0.06),
    { ...down, flow: 0.4 },
  )
  for (const k of [0, 1, 2])
    c.line(
      points([
        [38.5 + k * 2.1, -79.5 + k * 0.9],
        [37.5 + k * 2, -75],
        [38 + k * 1.7, -70.5 + k * 0.3],
      ]),
      shade(skin, -0.17),
      0.38 * unit,
      { opacity: 0.75 },
    )
  for (const contour of forearm)
    c.line(points(contour), '#54261c', 0.5 * unit, { paintLoad: 120, opacity: 0.85 })
}

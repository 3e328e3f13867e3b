import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform } from '../../motifs/transform'
import { down, level, shirt } from './distillerPalette'
import { drawDistillerArm } from './distillerArm'
import { drawDistillerHead } from './distillerHead'

const trousers = '#34466e'
const leather = '#5f3626'

/** The master distiller in profile, grey-haired, stirring the fire; units from the middle of his feet. */
export function drawDistiller(c: Composition, x: number, y: number, unit: number) {
  const { path, points } = uniformTransform({ x, y, unit })
  c.ellipse(x + 16 * unit, y + 2 * unit, 44 * unit, 5 * unit, '#2f161c', {
    opacity: 0.5,
    flow: 0,
    minRadius: 4,
  })
  // The poker, from his hands into the mouth of the hearth.
  c.line(points('30,-77 54,-66 92,-45'), '#2c2024', 1.5 * unit, { paintLoad: 200 })
  c.line(points('30,-77.5 54,-66.5 80,-52'), '#8a7a78', 0.5 * unit, { paintLoad: 200, opacity: 0.7 })
  c.path(path('M-17,-3L-15,-60L6,-60L3,-40L-3,-3Z'), trousers, down)
  c.path(path('M2,-60L18,-60L25,-30L24,-3L11,-3L11,-28L2,-46Z'), shade(trousers, -0.05), down)
  c.path(path('M-18,-4L-2,-4L4,2L-18,2ZM10,-4L25,-4L33,0L33,2L10,2Z'), '#38231f', level)
  c.path(
    path('M-20,-56C-24,-84 -20,-105 -4,-108C14,-108 21,-94 20,-56C8,-52 -8,-52 -20,-56Z'),
    c.gradient(
      [
        [0, shade(shirt, 0.03)],
        [0.5, shirt],
        [1, '#e8b57a'],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    path('M-20,-56C-23,-80 -20,-100 -9,-107C-13,-96 -14,-76 -10,-53C-14,-54 -18,-55 -20,-56Z'),
    shade(shirt, -0.07),
    down,
  )
  // Apron: bib, ties and skirt.
  c.path(
    path('M9,-100L17,-98C20,-90 21,-72 21,-60L26,-24C18,-20 10,-20 4,-22L5,-60C8,-74 9,-88 9,-100Z'),
    c.gradient(
      [
        [0, shade(leather, -0.06)],
        [1, shade(leather, 0.1, 0.01, 0.02)],
      ],
      1,
      0,
    ),
    down,
  )
  c.line(points('-20,-63 -4,-61 8,-62'), shade(leather, -0.08), 1.1 * unit, { paintLoad: 90 })
  c.line(points('10,-99 4,-106 -2,-109'), shade(leather, -0.08), 0.9 * unit)
  c.line(points('-20,-63 -25,-58 -24,-50'), shade(leather, -0.04), 0.9 * unit)
  drawDistillerHead(c, x, y, unit)
  drawDistillerArm(c, x, y, unit)
}

import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform } from '../../motifs/transform'
import { down, level, shirt, skin } from './distillerPalette'

const straw = '#e6c67a'
const grey = '#c9c2bb'

/** Grey hair and moustache under a straw hat, the eyes on the fire. */
export function drawDistillerHead(c: Composition, x: number, y: number, unit: number) {
  const { path, points } = uniformTransform({ x, y, unit })
  c.path(path('M-7,-104C-2,-101 6,-101 9,-104L9,-117L-5,-117Z'), shade(skin, -0.08), down)
  c.path(path('M-8,-107C-3,-103 6,-103 11,-106L9,-111C4,-108 -3,-108 -6,-112Z'), shade(shirt, 0.02), level)
  c.path(
    path(
      'M-11,-134C-13,-122 -9,-113 0,-110.500C5,-108.500 11,-109 13,-112C14,-114 13,-115 13.500,-116C15,-117 14.500,-118 14.500,-119C15,-120 19,-120.500 18.500,-122C17,-125 15,-127 15,-130L15,-135Z',
    ),
    c.gradient(
      [
        [0, shade(skin, -0.07)],
        [0.5, skin],
        [1, '#f6b878'],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    path('M-11,-134C-13,-124 -11,-117 -7,-113.500C-5,-117 -3,-120 -2,-124C0,-127 0,-130 0,-134Z'),
    grey,
    down,
  )
  c.path(path('M-3,-124C-5,-126 -5,-120.500 -2,-119C0,-119 1,-123 -1,-124.500Z'), shade(skin, 0.02), down)
  // The brim's shadow, and a firm edge against the wall.
  c.path(
    path('M-11,-134L15,-134L15.500,-129C6,-127.500 -4,-127.500 -11.500,-129Z'),
    shade(skin, -0.16),
    level,
  )
  c.line(
    points(
      '15,-130 15.8,-127 18.2,-122.5 17.6,-120.6 14.8,-119.4 14,-116.2 13.6,-113 11,-109.8 4,-109.2 -2,-110.5',
    ),
    '#54261c',
    0.55 * unit,
    { paintLoad: 160 },
  )
  // Moustache, brow, a closed eye looking down, the lines of his age.
  c.path(
    path('M6,-117.500C9,-120 14,-120 16.500,-117.500C15,-115.500 10,-114 5,-115Z'),
    mix(grey, '#ffffff', 0.25),
    { ...down, flow: 0.3 },
  )
  c.line(points('7.5,-127.5 11,-129 14.5,-127.8'), shade(grey, -0.12), 0.62 * unit)
  c.line(points('8.5,-125 11,-124.3 13.5,-125'), '#38201c', 0.42 * unit)
  c.line(points('5.5,-126 3.5,-125 2.5,-123.5'), shade(skin, -0.16), 0.32 * unit, { opacity: 0.8 })
  c.line(points('9,-121.5 7,-119 6,-116.5'), shade(skin, -0.14), 0.32 * unit, { opacity: 0.8 })
  c.path(
    path('M-27,-133C-14,-127.500 20,-128 34,-134C22,-139 -12,-139 -27,-133Z'),
    shade(straw, -0.05),
    level,
  )
  c.path(path('M2,-129.300C14,-129.300 26,-130.500 34,-134C26,-137 14,-138 6,-138Z'), '#f0b866', level)
  c.path(
    path('M-13,-132C-14,-145 -7,-149 4,-148C14,-149 19,-143 18,-133C8,-129.500 -4,-129.500 -13,-132Z'),
    c.gradient(
      [
        [0, shade(straw, 0.05)],
        [0.6, straw],
        [1, '#d9975a'],
      ],
      1,
      0,
    ),
    down,
  )
  c.path(
    path('M-13.500,-136C-4,-133 8,-133 18.500,-137L18,-132.500C8,-129 -4,-129 -13,-131.500Z'),
    '#7a2c2f',
    level,
  )
}

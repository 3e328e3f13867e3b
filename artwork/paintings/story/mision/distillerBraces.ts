import { clamp, lerp } from '../../../shared/numbers'
import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform, type Transform } from '../../motifs/transform'
import { across, fine, leather, shirt, trousers } from './distillerPalette'

/** One strap from the left shoulder to the right hip, its origin at the middle of the back. */
const strap =
  'M-124,-228L-88,-240C-56,-146 -20,-62 18,20C46,106 68,190 80,284L42,284C32,206 12,130 -16,50C-54,-30 -98,-124 -124,-228Z'
const strapShadow =
  'M-126,-222C-98,-120 -54,-30 -16,50C12,130 32,206 42,284L32,284C22,210 0,134 -28,56C-66,-24 -106,-110 -131,-206Z'

/** Two braces run over the shoulders, cross on the back and are buttoned to the waistband. */
export function drawBraces(c: Composition) {
  const sides = [false, true].map((mirrored) => uniformTransform({ x: 353, y: 1510, unit: 1, mirrored }))
  drawWaistband(c)
  for (const at of sides) drawStrap(c, at)
  c.path('M353,1510L388,1560L353,1612L318,1560Z', shade(leather, -0.05), { ...fine, flow: Math.PI / 2 })
  c.line('353,1520 380,1560 353,1602 326,1560 353,1520', shade(leather, 0.14), 2.6, {
    paintLoad: 400,
    opacity: 0.7,
  })
  for (const at of sides) drawTab(c, at)
}

function drawStrap(c: Composition, at: Transform) {
  const flow = (_: number, y: number) =>
    at.direction(Math.atan2(1, lerp(0.47, 0.14, clamp((y - 1280) / 500))))
  const along = { ...fine, flow, angleJitter: 0.1 }
  c.path(at.path(strapShadow), shade(shirt, -0.3), { ...along, opacity: 0.7 })
  c.path(at.path(strap), leather, along)
  c.line(at.points('-94,-244 -58,-146 -20,-60 17,22 44,106 66,196 82,330'), shade(leather, 0.13), 4, {
    paintLoad: 400,
    opacity: 0.7,
  })
  c.line(at.points('-123,-232 -98,-158 -56,-36 -15,50 10,118 32,210 48,330'), shade(leather, -0.1), 4, {
    paintLoad: 400,
    opacity: 0.7,
  })
}

function drawWaistband(c: Composition) {
  c.path(
    'M158,1772C270,1802 440,1802 550,1770L552,1828C440,1860 270,1860 156,1830Z',
    c.gradient(
      [
        [0, shade(trousers, -0.16)],
        [0.6, shade(trousers, -0.06)],
        [1, '#7a5a58'],
      ],
      1,
      0,
    ),
    across,
  )
  c.line('158,1774 270,1800 353,1804 440,1800 550,1772', shade(trousers, 0.1), 3.5, {
    paintLoad: 400,
    opacity: 0.7,
  })
  c.line('156,1832 270,1858 353,1862 440,1858 552,1830', shade(trousers, -0.2), 4, {
    paintLoad: 400,
    opacity: 0.8,
  })
}

/** The forked leather end of a strap on its two buttons. */
function drawTab(c: Composition, at: Transform) {
  c.path(at.path('M38,256L84,256L100,334L74,340L62,302L54,344L26,340Z'), shade(leather, -0.06), {
    ...fine,
    flow: Math.PI / 2,
  })
  for (const [u, v] of [
    [86, 326],
    [41, 330],
  ] as const) {
    const [x, y] = at.point(u, v)
    c.circle(x, y, 8, '#d9b46a', { ...fine, maxRadius: 5 })
    c.circle(x, y, 2.5, shade(leather, -0.1), { ...fine, maxRadius: 3 })
  }
}

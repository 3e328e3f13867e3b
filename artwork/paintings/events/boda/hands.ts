import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { brideSkin, groomSkin } from './palette'

const plane = { flow: 0, isHardEdged: true, angleJitter: 0.2, minRadius: 2.3 } as const
const outline = { paintLoad: 200, opacity: 0.85 } as const

/** His hand from its back, the fingers to the right. @param at the upper corner of the wrist */
export function drawOpenHand(c: Composition, { x, y }: { readonly x: number; readonly y: number }) {
  const { skin, shadow, line } = groomSkin
  c.path(
    `M${x},${y}C${x + 18},${y - 8} ${x + 40},${y - 6} ${x + 50},${y + 4}L${x + 52},${y + 60}C${x + 36},${y + 70} ${x + 14},${y + 70} ${x},${y + 66}Z`,
    skin,
    plane,
  )
  for (const [k, reach] of [38, 48, 46, 34].entries()) {
    const [left, top] = [x + 44, y + 2 + k * 16]
    c.path(
      `M${left},${top}C${left + 16},${top - 3} ${left + reach},${top} ${left + reach + 4},${top + 8}C${left + reach},${top + 15} ${left + 16},${top + 15} ${left},${top + 14}Z`,
      k < 2 ? skin : shade(skin, -0.05),
      plane,
    )
    c.line(
      [
        [left, top + 14],
        [left + 20, top + 15],
        [left + reach - 4, top + 13],
      ],
      shadow,
      3,
      outline,
    )
  }
  // The thumb, towards her shoulder.
  c.path(
    `M${x + 8},${y + 2}C${x + 22},${y - 24} ${x + 44},${y - 34} ${x + 58},${y - 30}C${x + 58},${y - 18} ${x + 44},${y - 8} ${x + 38},${y + 8}Z`,
    shade(skin, 0.04),
    plane,
  )
  c.line(
    [
      [x + 38, y + 8],
      [x + 46, y - 10],
      [x + 58, y - 22],
    ],
    line,
    2.4,
    { ...outline, opacity: 0.5 },
  )
}

type Colours = typeof groomSkin | typeof brideSkin

/** Four fingers closed round something upright, the thumb over them. @param width of the fist in px */
function drawFist(c: Composition, x: number, y: number, width: number, { skin, shadow }: Colours) {
  for (let k = 0; k < 4; k++) {
    const top = y + k * 20
    const [left, right] = [x + (k === 3 ? 5 : 0), x + width - (k === 3 ? 12 : k === 2 ? 4 : 0)]
    c.path(
      `M${left},${top + 11}C${left},${top - 3} ${left + 14},${top - 2} ${left + 22},${top - 2}L${right - 14},${top - 1}C${right},${top} ${right},${top + 21} ${right - 14},${top + 21}L${left + 20},${top + 22}C${left + 8},${top + 22} ${left},${top + 22} ${left},${top + 11}Z`,
      k % 2 === 0 ? skin : shade(skin, -0.04),
      plane,
    )
    c.line(
      [
        [left + 6, top + 20],
        [(left + right) / 2, top + 22],
        [right - 6, top + 19],
      ],
      shadow,
      4,
      outline,
    )
  }
  c.path(
    `M${x + width - 4},${y - 14}C${x + width + 8},${y + 12} ${x + width - 12},${y + 44} ${x + width - 34},${y + 52}C${x + width - 46},${y + 46} ${x + width - 40},${y + 36} ${x + width - 32},${y + 28}C${x + width - 26},${y + 14} ${x + width - 26},${y - 2} ${x + width - 22},${y - 14}Z`,
    shade(skin, 0.06),
    { ...plane, flow: 1.9 },
  )
}

/** His fist on the brim of the hat. */
export function drawHatHand(c: Composition) {
  c.path('M424,1484L482,1492L484,1516L422,1512Z', groomSkin.shadow, plane)
  drawFist(c, 420, 1500, 64, groomSkin)
}

/** Her hand below the flowers, round their stems. */
export function drawBrideHand(c: Composition) {
  c.path('M1180,1540L1228,1546L1228,1600L1176,1596Z', brideSkin.shadow, plane)
  drawFist(c, 1160, 1578, 60, brideSkin)
}

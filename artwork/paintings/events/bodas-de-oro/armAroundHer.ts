import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { skin } from './grandfatherHead'

const shirt = '#f3e4c2'

/** Behind her shoulders and over the far one. */
export function drawEmbrace(c: Composition, x: number, y: number) {
  const cloth = { flow: 0.1, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x - 100},${y - 360}C${x - 290},${y - 340} ${x - 420},${y - 312} ${x - 500},${y - 300}L${x - 496},${y - 204}C${x - 420},${y - 214} ${x - 300},${y - 226} ${x - 100},${y - 190}Z`,
    c.gradient([
      [0, shirt],
      [1, shade(shirt, -0.22, 0.02, 0.02)],
    ]),
    cloth,
  )
  c.line(
    [
      [x - 190, y - 340],
      [x - 400, y - 303],
      [x - 496, y - 290],
    ],
    '#fff6dc',
    6,
    { paintLoad: 120, opacity: 0.7 },
  )
  for (const fold of [-250, -330])
    c.line(
      [
        [x + fold, y - 300],
        [x + fold + 14, y - 262],
        [x + fold - 4, y - 222],
      ],
      shade(shirt, -0.28, 0.02, 0.02),
      4.5,
      { opacity: 0.7 },
    )
  c.path(
    `M${x - 490},${y - 300}L${x - 524},${y - 297}L${x - 520},${y - 200}L${x - 486},${y - 204}Z`,
    shade(shirt, -0.1, 0.01, 0.02),
    { ...cloth, flow: 1.57 },
  )
  // Back of the hand, then four fingers round her arm.
  c.path(
    `M${x - 516},${y - 292}C${x - 540},${y - 298} ${x - 566},${y - 294} ${x - 572},${y - 286}L${x - 568},${y - 206}C${x - 548},${y - 200} ${x - 530},${y - 200} ${x - 514},${y - 204}Z`,
    shade(skin, 0.02),
    { ...cloth, flow: 1.5 },
  )
  for (let k = 0; k < 4; k++) {
    const top = y - 288 + k * 22
    const long = [58, 70, 66, 50][k]!
    c.path(
      `M${x - 562},${top}C${x - 590},${top - 6} ${x - 562 - long},${top} ${x - 566 - long},${top + 11}C${x - 562 - long},${top + 22} ${x - 590},${top + 23} ${x - 562},${top + 21}Z`,
      shade(skin, 0.04 - k * 0.03),
      { ...cloth, flow: 0.1 },
    )
    c.line(
      [
        [x - 560, top + 21],
        [x - 600, top + 21],
        [x - 556 - long, top + 17],
      ],
      shade(skin, -0.22),
      3.6,
      { opacity: 0.8, paintLoad: 90 },
    )
  }
}

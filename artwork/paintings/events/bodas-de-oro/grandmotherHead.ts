import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

const hair = { light: '#fbf6ea', mid: '#dcd3c9', dark: '#a89a9c' }
const skin = '#a8683f'

/** White hair parted in the middle, in two plaits. */
export function drawGrandmotherHead(c: Composition, x: number, y: number) {
  const strand = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x - 52},${y + 60}L${x - 66},${y + 128}C${x - 30},${y + 146} ${x + 30},${y + 146} ${x + 66},${y + 128}L${x + 52},${y + 60}Z`,
    shade(skin, -0.06),
    strand,
  )
  for (const side of [-1, 1])
    c.ellipse(x + side * 117, y + 6, 17, 32, side < 0 ? shade(skin, 0.07) : shade(skin, -0.06), {
      isHardEdged: true,
      flow: 1.57,
    })
  c.path(
    `M${x},${y - 132}C${x - 100},${y - 132} ${x - 128},${y - 50} ${x - 116},${y + 10}C${x - 108},${y + 66} ${x - 62},${y + 98} ${x},${y + 100}C${x + 62},${y + 98} ${x + 108},${y + 66} ${x + 116},${y + 10}C${x + 128},${y - 50} ${x + 100},${y - 132} ${x},${y - 132}Z`,
    c.gradient(
      [
        [0, hair.light],
        [0.55, hair.mid],
        [1, hair.dark],
      ],
      1,
      0.35,
    ),
    strand,
  )
  for (const side of [-1, 1]) {
    const stray = () => (c.random() - 0.5) * 14
    for (let k = 0; k < 44; k++) {
      const share = c.random()
      const tone = mix(side < 0 ? '#ffffff' : '#efe6dc', hair.dark, c.random() * 0.8)
      c.line(
        [
          [x + side * 3, y - 126 + share * 180],
          [x + side * (98 - 56 * share + stray()), y - 70 + share * 120 + stray()],
          [x + side * (108 - 44 * share + stray()), y + 16 + share * 52 + stray()],
          [x + side * (64 + stray()), y + 84],
        ],
        tone,
        3.2,
        { paintLoad: 90, opacity: 0.6 },
      )
    }
    drawPlait(c, x + side * 62, y + 84, side)
  }
  c.line(
    [
      [x, y - 130],
      [x + 2, y - 40],
      [x, y + 92],
    ],
    shade(skin, 0.02),
    4,
    { paintLoad: 90, opacity: 0.85 },
  )
}

function drawPlait(c: Composition, x: number, y: number, side: number) {
  const knots = 12
  for (let k = 0; k < knots; k++) {
    const [px, py] = [x + side * (4 * Math.sin(k / 2) - k * 1.5), y + k * 27]
    const size = 30 - k * 0.9
    for (const half of [-1, 1])
      c.ellipse(
        px + half * size * 0.42,
        py + (half > 0 ? 7 : 0),
        size * 0.7,
        size * 0.56,
        mix(hair.light, hair.dark, (half > 0 ? 0.5 : 0.08) + 0.25 * c.random()),
        {
          rotation: half * 38,
          flow: half * 0.7,
          isHardEdged: true,
          angleJitter: 0.2,
        },
      )
  }
  const [endX, endY] = [x - side * 18, y + knots * 27]
  c.rect(endX - 19, endY - 10, 38, 20, '#c9303f', { isHardEdged: true, flow: 0 })
  for (let k = -3; k <= 3; k++)
    c.line(
      [
        [endX + k * 3, endY + 8],
        [endX + k * 5, endY + 52 + c.random() * 16],
      ],
      k % 2 ? '#f3c24a' : '#8a1f3a',
      4.5,
    )
}

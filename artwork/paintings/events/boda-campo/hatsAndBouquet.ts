import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import { affineTransform } from '../../motifs/transform'
import { paint, petals } from './palette'

/** A bunch of flowers on the seat, its ribbons over the edge. */
export function drawBouquet(composition: Composition) {
  const { random } = composition
  composition.ellipse(650, 1790, 150, 22, paint.edge, { flow: 0, opacity: 0.6 })
  for (let k = 0; k < 7; k++)
    composition.line(
      [
        [640, 1740 + k * 4],
        [710, 1768 + k * 2],
        [776, 1772 + k * 5],
      ],
      '#3f7a45',
      6,
    )
  for (const [k, colour] of ['#d8325f', '#fbeee0', '#f0a22e', '#8d70d6'].entries())
    composition.line(
      [
        [722, 1768],
        [720 + k * 12, 1820],
        [706 + k * 18, 1880],
        [724 + k * 16, 1940 + (k % 2) * 26],
      ],
      colour,
      8,
      { paintLoad: 90 },
    )
  for (let k = 0; k < 30; k++) {
    const angle = random() * 2 * Math.PI
    drawLeaf(
      composition,
      612 + Math.cos(angle) * 62,
      1716 + Math.sin(angle) * 46,
      66,
      angle,
      ['#2f6a45', '#4f8a45', '#7fa648'][k % 3]!,
    )
  }
  for (let k = 0; k < 9; k++) {
    const angle = k * 2.4
    drawBlossom(composition, 612 + Math.cos(angle) * 84, 1714 + Math.sin(angle) * 60, 27, petals[k % 5]!)
  }
  for (let k = 0; k < 6; k++) {
    const [angle, out] = [k * 2.4, k === 0 ? 0 : 44]
    drawRose(
      composition,
      610 + Math.cos(angle) * out,
      1712 + Math.sin(angle) * out * 0.75,
      38,
      petals[(k * 2) % 5]!,
    )
  }
}

/** A felt hat that hangs by a ribbon: `tall` crown, `wide` brim, both in hundredths. */
function drawHat(
  composition: Composition,
  x: number,
  y: number,
  turn: number,
  wide: number,
  tall: number,
  felt: string,
  band: string,
) {
  const { path, points: trace, direction: angle } = affineTransform(x, y, 1, 1, turn)
  const brush = { flow: angle(0), isHardEdged: true, angleJitter: 0.4, minRadius: 2.6 }
  composition.line([[x + 4, y - tall - 66], [x - 6, y - tall - 34], ...trace(`0,${-tall + 6}`)], band, 5, {
    paintLoad: 90,
  })
  composition.path(
    path(
      `M${-wide},0C${-wide * 0.5},${-22} ${wide * 0.5},${-22} ${wide},0C${wide * 0.5},26 ${-wide * 0.5},26 ${-wide},0Z`,
    ),
    shade(felt, -0.05),
    brush,
  )
  const crown = `M-56,-2C-62,${-tall * 0.6} -50,${-tall} -14,${-tall}C20,${-tall} 54,${-tall * 0.9} 56,-2C30,12 -30,12 -56,-2Z`
  composition.path(path(crown), felt, { isHardEdged: true, minRadius: 2.4 })
  composition.path(
    path(
      `M8,${-tall}C30,${-tall} 54,${-tall * 0.9} 56,-2C44,6 30,9 16,9C22,-30 20,${-tall * 0.7} 8,${-tall}Z`,
    ),
    shade(felt, -0.1),
    { ...brush, flow: angle(1.6) },
  )
  composition.path(path('M-57,-24C-30,-8 30,-8 56,-24L56,-2C30,13 -30,13 -56,-2Z'), band, brush)
  composition.line(
    trace(`${-wide},0 ${-wide * 0.5},18 0,24 ${wide * 0.5},18 ${wide},0`),
    shade(felt, 0.1),
    4,
    { paintLoad: 200, opacity: 0.8 },
  )
}

/** Two hats on one branch, his and hers. */
export function drawHats(composition: Composition) {
  drawHat(composition, 530, 1284, -0.1, 128, 92, '#6b3f2c', '#d8325f')
  drawHat(composition, 722, 1236, 0.1, 88, 84, '#34263a', '#e9b949')
}

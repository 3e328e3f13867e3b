import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'
import type { Complexion } from '../../motifs/faceFeatures'
import { affineTransform, type Transform } from '../../motifs/transform'
import { brideSkin, greens, groomSkin, petals } from './palette'

/** A hand that closes about the stems: its back, the thumb across and four fingers one below the other. */
function drawClosedHand(
  composition: Composition,
  { point: at, path, points: trace, direction: angle }: Transform,
  { light, shadow, glow }: Complexion,
) {
  const along = { flow: angle(0), isHardEdged: true, angleJitter: 0.2, minRadius: 2.4 }
  const edge = shade(shadow, -0.14)
  composition.path(path('M-78,-30C-56,-48 -20,-52 8,-46L14,48C-20,58 -56,50 -80,36Z'), light, along)
  composition.path(path('M-80,36L-79,14C-50,30 -20,34 12,28L14,48C-20,58 -56,50 -80,36Z'), shadow, along)
  const reach = [46, 54, 50, 36]
  reach.forEach((to, finger) => {
    const v = -44 + finger * 25
    const whole = `M-10,${v + 2}C6,${v - 4} ${to - 14},${v - 4} ${to - 4},${v + 2}C${to + 6},${v + 9} ${to},${v + 23} ${to - 12},${v + 23}L-10,${v + 24}Z`
    const below = `M-10,${v + 15}L${to - 8},${v + 14}C${to},${v + 13} ${to + 2},${v + 11} ${to + 2},${v + 9}C${to + 4},${v + 17} ${to - 2},${v + 23} ${to - 12},${v + 23}L-10,${v + 24}Z`
    composition.path(path(whole), finger < 2 ? mix(light, glow, 0.45) : light, along)
    composition.path(path(below), shadow, along)
    composition.line(trace(`-16,${v + 25} ${to - 16},${v + 24} ${to - 2},${v + 20}`), edge, 3.2, {
      paintLoad: 60,
    })
    composition.line(
      [at(to - 15, v + 4), at(to - 6, v + 7), at(to - 7, v + 13)],
      mix(glow, '#ffe9d6', 0.5),
      2.4,
      { opacity: 0.8 },
    )
  })
  composition.path(
    path('M-60,-34C-44,-62 -6,-76 24,-70C34,-66 32,-54 22,-51C2,-48 -18,-38 -34,-18Z'),
    glow,
    along,
  )
  composition.path(path('M-60,-34L-34,-18C-18,-38 2,-48 22,-51C8,-54 -20,-50 -44,-30Z'), light, along)
  composition.line(trace('-36,-16 -18,-38 2,-48 24,-51'), edge, 3, { paintLoad: 60 })
}

/** Their two hands, hers above his, hold one bunch with ribbons. */
export function drawBouquet(composition: Composition) {
  const { random } = composition
  for (const [k, colour] of ['#f6e8d8', '#d8325f', '#f0a22e', '#1f7d86', '#fbe0a8', '#b02a55'].entries()) {
    const sway = (k - 2.5) * 22
    composition.line(
      [
        [838, 1560],
        [832 + sway * 0.5, 1640],
        [846 + sway * 1.1, 1730],
        [824 + sway * 1.5, 1800 + (k % 3) * 34],
      ],
      colour,
      9,
      { paintLoad: 90 },
    )
  }
  for (let k = 0; k < 11; k++)
    composition.line(
      [
        [842 + (k - 5) * 11, 1370],
        [842 + (k - 5) * 3, 1460],
        [838 - (k - 5) * 6, 1630],
      ],
      greens[k % greens.length]!,
      6,
    )
  for (let k = 0; k < 44; k++) {
    const angle = random() * 2 * Math.PI
    drawLeaf(
      composition,
      842 + Math.cos(angle) * 95,
      1290 + Math.sin(angle) * 85,
      78 + random() * 30,
      angle + (random() - 0.5),
      greens[k % greens.length]!,
    )
  }
  for (let k = 0; k < 15; k++) {
    const angle = k * 2.4
    drawBlossom(
      composition,
      842 + Math.cos(angle) * 118,
      1288 + Math.sin(angle) * 98,
      30 + random() * 12,
      petals[k % petals.length]!,
    )
  }
  for (let k = 0; k < 9; k++) {
    const [angle, out] = [k * 2.4 + 0.6, k === 0 ? 0 : 24 + k * 6.5]
    drawRose(
      composition,
      842 + Math.cos(angle) * out,
      1284 + Math.sin(angle) * out * 0.86,
      47,
      petals[(k * 3) % petals.length]!,
    )
  }
  drawClosedHand(composition, affineTransform(822, 1500, 1.28, 1.16, 0.16), groomSkin)
  const hers = affineTransform(862, 1428, -1.08, 0.92, -0.24)
  drawClosedHand(composition, hers, brideSkin)
  composition.line([hers.point(22, -22), hers.point(24, -10), hers.point(22, 2)], '#f6c445', 6)
}

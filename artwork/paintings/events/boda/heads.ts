import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, parsePoints } from '../../rendering/curves'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { drawHairLines } from '../../motifs/hairStrands'
import { drawProfileFace } from '../../motifs/profile/profileFace'
import { bendProfile } from '../../motifs/profile/visage'
import { drawRose } from '../../motifs/rose'
import { affineTransform, type Transform } from '../../motifs/transform'
import { brideSkin, greens, groomSkin, hairBlack, petals } from './palette'

const groomUnit = 2.6
const brideUnit = 2.42
const hair = { flow: 1.2, isHardEdged: true, angleJitter: 0.8 } as const

/** The line of brow, nose, lips and chin against the evening. */
function drawContour(c: Composition, at: Transform, colour: string) {
  const points = at.points(
    '25,14 22,30 22.6,43 18,55 13.2,62 12.6,67 15.6,69.8 20,72 15.4,80 16,83 19.4,83.5 16.2,87 17.4,91 20.6,92.5 18,99 20,106 28.6,108 40,106',
  )
  c.line(points, colour, 3.4, { paintLoad: 600, opacity: 0.8 })
}

/** He looks down at her: short hair, a trimmed beard. */
export function drawGroomHead(c: Composition) {
  const at = affineTransform(896, 616, -groomUnit, groomUnit, 0.1)
  const visage = {
    brow: -1.8,
    bridge: -1.6,
    noseTip: 0.6,
    noseDrop: 0.4,
    lips: 1.6,
    chin: -2,
    years: 0,
  } as const
  c.path(
    at.path('M34,12C40,-8 66,-14 86,-3C104,8 106,40 98,74C94,92 92,100 90,112L76,112L70,50Z'),
    hairBlack,
    hair,
  )
  drawProfileFace(c, at, { tones: groomSkin, visage, unit: groomUnit })
  drawContour(c, bendProfile(at, visage), '#5a2c1c')
  // Beard from the ear to the chin, moustache above the lip.
  c.path(
    at.path(
      'M72,62C70,78 62,88 48,92C40,90 34,86 30,80C26,76 22,75 20,74L18,78C22,79 27,81 29,84C29,90 24,93 19,95C15,100 18,108 28,111C42,112 60,104 72,92C80,84 82,72 80,60Z',
    ),
    shade(hairBlack, 0.05),
    { ...hair, opacity: 0.88 },
  )
  c.path(
    at.path(
      'M36,2C30,8 26,14 25,22C36,16 50,14 60,20C68,26 70,36 70,46C74,44 79,46 81,52C83,58 81,64 80,70C84,84 84,96 88,108L100,72L98,20L76,-6Z',
    ),
    hairBlack,
    hair,
  )
  drawHairLines(c, at.points('34,8 50,8 66,20 74,40'), at.points('46,-2 70,-6 90,8 98,50'), '#3c2c3c', {
    count: 26,
    radius: 2.2,
    stray: 3,
    opacity: 0.6,
  })
}

/** She listens with her eyes closed: hair gathered in a knot, a crown of flowers. */
export function drawBrideHead(c: Composition) {
  const at = affineTransform(846, 691, brideUnit, brideUnit, -0.06)
  const visage = {
    brow: 1,
    bridge: 1.6,
    noseTip: 2.4,
    noseDrop: -1.4,
    lips: -0.6,
    chin: 1.4,
    years: 0,
  } as const
  c.path(
    at.path('M32,9C40,-13 66,-21 88,-8C108,5 110,34 100,66C96,84 90,92 86,100L72,92L64,40Z'),
    hairBlack,
    hair,
  )
  drawProfileFace(c, at, { tones: brideSkin, visage, unit: brideUnit })
  drawContour(c, bendProfile(at, visage), '#7a3a26')
  c.path(
    at.path(
      'M38,-2C30,4 25,13 22.6,24C36,14 52,12 62,18C70,26 71,38 71,47C74,44 79,46 81,52C83,58 80,62 79,66C82,76 84,84 88,92L100,70L104,30L84,0Z',
    ),
    hairBlack,
    hair,
  )
  const [kx, ky] = at.point(104, 66)
  c.ellipse(kx, ky, 54, 58, hairBlack, { flow: circularFlow(kx, ky), isHardEdged: true })
  c.ellipse(kx - 12, ky - 14, 28, 30, '#43303f', { flow: 0.8, opacity: 0.7 })
  drawHairLines(c, at.points('36,4 58,12 74,34 88,58'), at.points('46,-8 80,-12 102,10 112,50'), '#4a3242', {
    count: 24,
    radius: 2.2,
    stray: 3,
    opacity: 0.7,
  })
  c.line(at.points('75,70 75,78 76,88'), '#f0b83c', 4.5)
  const crown = parsePoints('30,6 40,-4 53,-9 66,-10 79,-7 91,0 101,10')
  for (const [k, [u, v]] of crown.entries()) {
    const [x, y] = at.point(u, v)
    for (const lean of [-0.7, 0.7])
      drawLeaf(
        c,
        x,
        y,
        38,
        -Math.PI / 2 + lean + (u - 60) * 0.02,
        greens[(k + (lean > 0 ? 1 : 0)) % greens.length]!,
      )
  }
  for (const [k, [u, v]] of crown.entries()) {
    const [x, y] = at.point(u, v)
    if (k % 2) drawBlossom(c, x, y, 24, petals[(k + 2) % petals.length]!)
    else drawRose(c, x, y, 28, petals[k % petals.length]!)
  }
}

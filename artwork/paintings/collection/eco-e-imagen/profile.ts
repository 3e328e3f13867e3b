import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawHairLines } from '../../motifs/hairStrands'
import type { Transform } from '../../motifs/transform'
import { drawHeadwear } from './headwear'
import { drawProfileFace } from '../../motifs/profile/profileFace'
import { flows } from '../../motifs/profile/profileLook'
import type { Look } from './palette'

/** The head of a grown woman in profile, looking left: a hundred units from brow to chin, about. */
export function drawProfile(c: Composition, at: Transform, look: Look) {
  drawHair(c, at, look)
  drawProfileFace(c, at, look)
  drawHairline(c, at, look)
  drawHeadwear(c, at, look)
}

function drawHair(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const brush = flows(at, isReflection)
  const mass =
    'M32,9C40,-13 66,-21 88,-8C108,5 112,34 106,64C104,96 112,124 122,150L70,150C76,124 70,108 68,92C72,66 64,34 32,9Z'
  c.path(at.path(mass), tones.hair, brush(Math.PI / 2 + 0.2))
  c.path(at.path('M34,7C42,-13 66,-20 86,-9C70,-11 52,-4 44,9Z'), shade(tones.hair, 0.1), brush(-0.3))
  if (isReflection) return
  const edges = [
    at.points('36,6 58,12 72,34 72,62 70,92 76,120 76,148'),
    at.points('44,-8 78,-13 102,10 104,46 102,80 106,116 118,148'),
  ] as const
  drawHairLines(c, edges[0], edges[1], shade(tones.hair, 0.12, 0.01, -0.02), {
    count: 46,
    radius: unit * 0.5,
    stray: unit * 0.8,
  })
}

/** Parted hair over the brow, down the temple and behind the ear. */
function drawHairline(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const brush = flows(at, isReflection)
  c.path(
    at.path(
      'M38,-2C30,4 25,13 22.6,24C36,14 52,12 62,18C70,26 71,38 71,47C74,44 79,46 81,52C83,58 80,62 79,66C82,76 82,90 83,100L96,100L100,30L84,0Z',
    ),
    tones.hair,
    brush(Math.PI / 2 + 0.3),
  )
  if (isReflection) return
  for (let strand = 0; strand < 9; strand++) {
    const u = strand * 2.6
    const list = `${33 + u},${-1 - u * 0.4} ${40 + u},${10 - u * 0.1} ${60 + u},${16 + u * 0.3} ${73 + u},${34 + u} ${76 + u},${46 + u}`
    c.line(at.points(list), shade(tones.hair, 0.05 + 0.1 * c.random()), unit * 0.45, {
      paintLoad: 70,
      opacity: 0.8,
    })
  }
}

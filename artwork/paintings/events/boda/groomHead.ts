import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawFace } from '../../motifs/face'
import { drawHairLines } from '../../motifs/hairStrands'
import { parsePoints } from '../../rendering/curves'
import { groomSkin, hairBlack } from './palette'

const cloth = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** Neck, ears, face with a short beard, and hair. */
export function drawGroomHead(composition: Composition) {
  composition.path('M612,850L606,950C640,985 700,985 736,948L730,850Z', groomSkin.light, cloth)
  composition.path('M668,860L672,975C700,975 722,965 736,948L730,850Z', groomSkin.shadow, cloth)
  composition.path('M612,880C640,930 700,930 730,880L730,905C700,950 640,950 611,905Z', '#6f3a24', {
    ...cloth,
    opacity: 0.6,
  })
  composition.ellipse(560, 757, 20, 42, shade(groomSkin.light, -0.04), {
    flow: Math.PI / 2,
    isHardEdged: true,
  })
  composition.path(
    'M552,745C540,610 600,548 680,548C765,548 812,620 795,745C790,690 770,660 690,650C620,650 570,680 552,745Z',
    hairBlack,
    {
      flow: -0.3,
      isHardEdged: true,
    },
  )
  drawFace(composition, 674, 752, 232, 318, {
    complexion: groomSkin,
    facing: 0.9,
    tilt: 0.06,
    beard: hairBlack,
    years: 2,
  })
  composition.path(
    'M556,735C536,610 590,540 685,538C782,538 818,625 796,752C794,700 786,668 764,640C720,662 640,650 608,640C580,660 566,690 556,735Z',
    hairBlack,
    { flow: 0.2, isHardEdged: true, angleJitter: 1 },
  )
  drawHairLines(
    composition,
    parsePoints('572,690 590,610 650,566 720,556'),
    parsePoints('612,640 650,622 710,616 780,680'),
    '#332836',
    { count: 34, radius: 2.2, stray: 6, opacity: 0.5 },
  )
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBeard } from './beard'
import { drawElderFace } from './elder'
import { drawHat } from './hat'
import { his } from './heads'
import { drawShirt } from './shirt'
import { drawStick } from './stick'

/** He, on the left: straw hat, white beard, embroidered shirt, a stick with ribbons. */
export function drawGrandfather(c: Composition) {
  drawShirt(c)
  drawNeck(c)
  drawElderFace(c, his, { brows: '#f6f0e4' })
  drawBeard(c)
  drawHat(c, his.x, his.y)
  drawStick(c)
}

function drawNeck(c: Composition) {
  const { light, shadow } = his.complexion
  c.path('M480,1000L470,1130C520,1180 600,1180 650,1130L640,1000Z', shade(light, -0.06), {
    flow: Math.PI / 2,
    isHardEdged: true,
  })
  c.path('M560,1000L566,1165C600,1170 630,1150 650,1130L640,1000Z', shade(shadow, -0.04), {
    flow: Math.PI / 2,
    isHardEdged: true,
  })
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { beard } from './beard'
import { elderFace } from './elder'
import { hat } from './hat'
import { his } from './heads'
import { shirt } from './shirt'
import { stick } from './stick'

/** He, on the left: straw hat, white beard, embroidered shirt, a stick with ribbons. */
export function grandfather(c: Composition) {
  shirt(c)
  neck(c)
  elderFace(c, his, { brows: '#f6f0e4' })
  beard(c)
  hat(c, his.x, his.y)
  stick(c)
}

function neck(c: Composition) {
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

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { about, drawElderFace } from './elder'
import { hers } from './heads'
import { drawHair, drawBraids, drawFlowers, silver } from './silverHair'
import { drawTipoy, drawShawl } from './tipoy'

const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.5, minRadius: 3 } as const

/** She, on the right: white braids, yellow flowers, a terracotta tipoy and a green shawl. */
export function drawGrandmother(c: Composition) {
  drawTipoy(c)
  drawShawl(c)
  c.path(
    about(hers).path('M-52,-2C-62,-64 62,-64 52,-2C57,14 55,26 46,31L-46,31C-55,26 -57,14 -52,-2Z'),
    shade(silver, -0.1),
    down,
  )
  drawNeck(c)
  drawElderFace(c, hers, { brows: '#cfc6c2' })
  drawHair(c)
  drawBraids(c)
  drawFlowers(c)
}

function drawNeck(c: Composition) {
  const { light, shadow } = hers.complexion
  c.path('M1030,1200L1022,1310C1070,1350 1130,1350 1178,1310L1170,1200Z', shade(light, -0.07), down)
  c.path('M1098,1200L1104,1340C1140,1340 1160,1326 1178,1310L1170,1200Z', shade(shadow, -0.04), down)
}

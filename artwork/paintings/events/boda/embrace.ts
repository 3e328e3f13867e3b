import type { Composition } from '../../rendering/composition'
import { drawOpenHand } from './hands'
import { suit } from './palette'

const cloth = { flow: 0.6, isHardEdged: true, angleJitter: 0.5, minRadius: 3.5 } as const

/** His other arm about her waist, over her veil, the hand open on her back. */
export function drawEmbrace(c: Composition) {
  c.path(
    'M820,1010C880,1020 904,1080 912,1150C922,1206 940,1230 974,1240L1026,1250L1024,1326C980,1332 938,1328 900,1310C846,1284 826,1220 812,1150Z',
    suit.mid,
    cloth,
  )
  c.path(
    'M812,1150C826,1220 846,1284 900,1310C938,1328 980,1332 1024,1326L1025,1298C980,1304 936,1298 906,1276C866,1246 850,1190 840,1120Z',
    suit.dark,
    cloth,
  )
  c.path('M1020,1248L1050,1253L1048,1329L1018,1328Z', '#d3c3b4', { ...cloth, flow: 1.5 })
  drawOpenHand(c, { x: 1044, y: 1258 })
}

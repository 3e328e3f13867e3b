import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom } from '../../motifs/flower'
import type { Transform } from '../../motifs/transform'
import { flows } from '../../motifs/profile/profileLook'
import type { Look } from './palette'

/** What she wears on her head, and her earring. */
export function drawHeadwear(c: Composition, at: Transform, look: Look) {
  const { wears } = look.visage
  if (wears === 'band') drawBand(c, at, look)
  else if (wears === 'hat') drawHat(c, at, look)
  else if (wears === 'shawl') drawShawl(c, at, look)
  else drawFlowers(c, at, look)
  if (wears !== 'shawl') drawEarring(c, at, look)
}

function drawEarring(c: Composition, at: Transform, { tones, unit, isReflection, visage }: Look) {
  const [, figure, heart] = tones.band
  const brush = flows(at, isReflection)
  const [x, y] = at.point(75, 74)
  if (visage.wears === 'hat') {
    c.path(at.path('M72,68L78,68L80,92L75,98L70,92Z'), figure, brush(Math.PI / 2))
    return
  }
  c.circle(x, y, unit * 5, figure, { ...brush(0), flow: isReflection ? 0 : 1 })
  c.circle(x, y, unit * 3.1, heart, brush(0))
  c.circle(x, y, unit * 1.3, figure, { ...brush(0), maxRadius: 8 })
}

/** A woven band about the brow. */
function drawBand(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const [ground, figure, heart] = tones.band
  const brush = flows(at, isReflection)
  c.path(at.path('M23,22C40,10 70,9 96,27L99,37C72,20 42,20 21.5,31Z'), ground, brush(0))
  for (let knot = 0; knot < 9; knot++) {
    const u = 28 + knot * 8.1
    const v = 22.5 - Math.sin(((knot + 0.8) / 9) * Math.PI) * 8.5 + knot * 0.95
    const diamond = `M${u - 3.2},${v}L${u},${v - 3.4}L${u + 3.2},${v}L${u},${v + 3.4}Z`
    c.path(at.path(diamond), knot % 2 ? heart : figure, { ...brush(0.8), colourJitter: 0.5 })
    if (isReflection) continue
    const [x, y] = at.point(u, v)
    c.circle(x, y, unit * 1.05, ground, { isHardEdged: true, maxRadius: 8 })
  }
}

/** A bowler hat, a little forward. */
function drawHat(c: Composition, at: Transform, { tones, isReflection }: Look) {
  const [ground, figure] = tones.band
  const brush = flows(at, isReflection)
  const felt = mix(tones.hair, ground, 0.3)
  c.path(
    at.path('M10,17C34,8 84,0 116,4C122,8 112,14 100,15C70,16 36,22 16,24C8,24 6,19 10,17Z'),
    shade(felt, -0.06),
    brush(-0.1),
  )
  c.path(
    at.path('M28,13C24,-22 44,-44 66,-44C92,-44 106,-24 104,7C80,4 50,6 28,13Z'),
    felt,
    brush(Math.PI / 2),
  )
  c.path(at.path('M28,13C24,-22 44,-44 62,-44C46,-34 40,-12 44,9Z'), shade(felt, 0.1), brush(Math.PI / 2))
  c.path(at.path('M27,4C50,-4 82,-8 105,-3L104,7C80,4 50,6 28,13Z'), figure, brush(-0.1))
}

/** A shawl over white hair. */
function drawShawl(c: Composition, at: Transform, { tones, isReflection }: Look) {
  const [ground, figure, heart] = tones.band
  const brush = flows(at, isReflection)
  c.path(
    at.path(
      'M28,4C32,-22 66,-34 94,-20C118,-6 124,40 122,84L136,152L76,152C86,128 72,96 74,70C74,40 58,14 28,4Z',
    ),
    ground,
    brush(Math.PI / 2),
  )
  c.path(
    at.path('M28,4C32,-22 66,-34 86,-24C66,-20 52,-10 50,8C44,4 36,4 28,4Z'),
    shade(ground, 0.09),
    brush(-0.4),
  )
  c.path(
    at.path('M28,4C58,14 74,40 74,70C72,96 86,128 76,152L84,152C94,128 80,96 82,70C82,36 62,8 30,-1Z'),
    figure,
    brush(Math.PI / 2),
  )
  c.path(
    at.path('M33,-5C66,2 88,34 88,70C87,96 100,128 91,152L95,152C104,128 91,96 92,70C92,30 68,-4 36,-9Z'),
    heart,
    brush(Math.PI / 2),
  )
}

/** Hair gathered low, and flowers behind the ear. */
function drawFlowers(c: Composition, at: Transform, { tones, unit, isReflection }: Look) {
  const [ground, figure] = tones.band
  for (const [u, v, size, colour] of [
    [60, 10, 9, ground],
    [74, 22, 11, figure],
    [86, 38, 9, ground],
  ] as const) {
    const [x, y] = at.point(u, v)
    if (isReflection) c.circle(x, y, size * unit, colour, { flow: 0 })
    else drawBlossom(c, x, y, size * unit, shade(colour, 0.06), { heart: tones.glow })
  }
}

import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform } from '../../motifs/transform'
import { parsePoints } from '../../rendering/curves'

interface Handkerchief {
  /** Where it is held. */
  readonly x: number
  readonly y: number
  /** Pixels it flies. */
  readonly length: number
  readonly rotation?: number
  readonly mirrored?: boolean
  readonly cloth: string
  readonly hem: string
}

/** A square of cloth held by a corner, flying up and to the right; its folds run from the hand. */
export function drawHandkerchief(picture: Composition, look: Handkerchief) {
  const place = uniformTransform({ ...look, unit: look.length / 160 })
  const brush = { isHardEdged: true, angleJitter: 0.4, minRadius: 3 }
  const fill = (d: string, tone: number, direction: number) =>
    picture.path(place.path(d), shade(look.cloth, tone), { ...brush, flow: place.direction(direction) })
  fill(
    'M0,0C-20,-26 2,-58 -22,-92C-4,-116 26,-122 38,-156C60,-134 84,-160 116,-136C104,-112 132,-96 128,-58C96,-66 88,-38 60,-32C34,-30 22,-10 0,0Z',
    -0.02,
    -1,
  )
  fill('M0,0C-20,-26 2,-58 -22,-92C-10,-106 4,-112 14,-124C20,-84 12,-40 0,0Z', 0.03, -1.5)
  fill('M0,0C12,-44 22,-84 14,-124C26,-132 34,-142 38,-156C50,-98 30,-50 0,0Z', -0.13, -1.3)
  fill('M0,0C34,-48 54,-98 38,-156C52,-144 66,-148 78,-148C80,-100 48,-44 0,0Z', 0.04, -1.1)
  fill('M0,0C44,-40 74,-88 78,-148C92,-148 104,-145 116,-136C104,-112 84,-58 0,0Z', -0.08, -0.9)
  fill('M0,0C50,-24 96,-52 128,-58C96,-66 88,-38 60,-32C34,-30 22,-10 0,0Z', -0.17, -0.5)
  const edge = parsePoints('-22,-92 4,-116 38,-156 58,-143 88,-150 116,-136 114,-112 128,-58')
  picture.line(place.points(edge), look.hem, look.length / 62, { paintLoad: 60 })
}

import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Point } from '../rendering/curves'
import type { Transform } from './transform'

type Crown = 'rays' | 'feathers'

/** A mask's own coordinates: hundredths of the face's width. */
export type MaskPlace = Transform & { readonly long: (length: number) => number }

export interface MaskLook {
  readonly crown: Crown
  readonly gold: string
  /** Lines, slits and the side away from the light. */
  readonly dark: string
  /** Two inlays: brow band, tears and ears. */
  readonly inlays: readonly [string, string]
}

/** What stands about a mask: rays or feathers, on a hood of dark wool. */
export function drawMaskCrown(picture: Composition, own: MaskPlace, look: MaskLook) {
  const [x, y] = own.point(0, -2)
  if (look.crown === 'feathers') drawFeathers(picture, own, look)
  else drawRays(picture, own, look)
  picture.ellipse(x, y, own.long(59), own.long(70), look.dark, { isHardEdged: true, flow: Math.PI / 2 })
  picture.ellipse(
    x - own.long(1),
    y - own.long(1),
    own.long(55),
    own.long(66),
    mix(look.inlays[1], look.dark, 0.25),
    {
      isHardEdged: true,
    },
  )
}

const around = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, k) => from + ((to - from) * k) / (count - 1))

/** Each ray has a lit and a dark face. */
function drawRays(picture: Composition, { point }: MaskPlace, { gold, dark, inlays }: MaskLook) {
  around(19, -Math.PI * 1.14, Math.PI * 0.14).forEach((angle, k) => {
    const isLong = k % 2 === 0
    const tint = isLong ? gold : inlays[1]
    const reach = isLong ? 100 : 84
    const half = isLong ? 0.115 : 0.085
    const on = (a: number, r: number): Point => point(Math.cos(a) * r, Math.sin(a) * r * 1.05 - 4)
    const lit = Math.cos(angle) < 0.2 ? 0.05 : -0.06
    picture.polygon([on(angle - half, 56), on(angle, reach), on(angle, 56)], shade(tint, lit + 0.05), {
      flow: angle,
      isHardEdged: true,
    })
    picture.polygon(
      [on(angle, 56), on(angle, reach), on(angle + half, 56)],
      shade(mix(tint, dark, 0.35), lit),
      {
        flow: angle,
        isHardEdged: true,
      },
    )
  })
}

function drawFeathers(picture: Composition, own: MaskPlace, { gold, inlays: [jewel, accent] }: MaskLook) {
  const { point, long } = own
  around(13, -Math.PI * 1.02, Math.PI * 0.02).forEach((angle, k) => {
    const reach = 88 + 12 * Math.sin((k / 12) * Math.PI) + (k % 2 ? 0 : -8)
    const on = (a: number, r: number): Point => point(Math.cos(a) * r, Math.sin(a) * r * 1.05 - 4)
    const tint = [accent, gold, jewel, '#f7e3bd'][k % 4]!
    const body = [on(angle - 0.07, 54), on(angle - 0.135, 78), on(angle - 0.08, reach - 5), on(angle, reach)]
    const rest = [on(angle + 0.08, reach - 5), on(angle + 0.135, 78), on(angle + 0.07, 54)]
    picture.polygon([...body, ...rest], shade(tint, Math.cos(angle) < 0 ? 0.03 : -0.07), {
      flow: angle,
      isHardEdged: true,
    })
    picture.line([on(angle, 56), on(angle, reach - 8)], shade(tint, -0.2), long(1.3))
    const [x, y] = on(angle, reach - 9)
    picture.circle(x, y, long(4.2), shade(accent, -0.14), { isHardEdged: true })
  })
}

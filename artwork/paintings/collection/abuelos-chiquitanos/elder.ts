import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawFace, type Complexion } from '../../motifs/face'
import { affineTransform, customTransform, type Transform } from '../../motifs/transform'

export interface Head {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly facing: number
  readonly complexion: Complexion
}

/** Percent of the face, for what is drawn about it. */
export const about = ({ x, y, width, height }: Head): Transform =>
  affineTransform(x, y, width / 100, height / 100)

const furrows = [
  '-25,-25 -8,-22.5 8,-22.5 25,-25.5',
  '-22,-30 -6,-27.5 8,-27.5 22,-30.5',
  '-17,-35 -2,-32.5 16,-35',
] as const
const folds = [
  '-13,10 -20,18 -21,27',
  '-31,3.5 -21,6.5 -12,4',
  '-36,12 -31,21 -25,28',
  '-30,-1 -36,2',
  '-30,1.5 -35,6',
] as const

/** A face that has lived: lines of laughter and sun over the planes of the head. */
export function drawElderFace(c: Composition, head: Head, { brows }: { readonly brows: string }) {
  const { x, y, width, height, facing, complexion } = head
  const { light, shadow, cheek } = complexion
  for (const side of [-1, 1]) {
    const skin = side < 0 ? mix(light, cheek, 0.2) : shade(shadow, -0.05)
    const flat = about(head)
    c.path(
      flat.path(
        `M${side * 44},-9C${side * 54},-14 ${side * 57},-2 ${side * 52},8C${side * 49},15 ${side * 44},13 ${side * 43},8Z`,
      ),
      skin,
      { flow: Math.PI / 2, isHardEdged: true },
    )
  }
  drawFace(c, x, y, width, height, { complexion, facing, years: 2, gaze: 'calm' })

  const flat = about(head)
  const place = customTransform((u, v) => flat.point(u + facing * 7 * (1 - (u / 50) ** 2), v), flat.direction)
  const pen = width / 100
  for (const furrow of furrows)
    c.line(place.points(furrow), mix(light, shadow, 0.75), pen, { paintLoad: 60, opacity: 0.85 })
  for (const fold of folds) {
    c.line(place.points(fold), mix(light, shadow, 0.85), pen, { paintLoad: 60, opacity: 0.85 })
    const other = place.points(fold.replace(/(-?[\d.]+),/g, (_, u: string) => `${-Number(u)},`))
    c.line(other, shade(shadow, -0.09), pen, { paintLoad: 60, opacity: 0.85 })
  }
  for (const side of [-1, 1]) {
    const arch = place.points(
      [7, 14, 22, 30, 37].map((u, k) => `${side * u},${[-18.6, -20.8, -21.6, -20.6, -17][k]!}`).join(' '),
    )
    c.line(arch, mix(brows, shadow, side < 0 ? 0.25 : 0.4), pen * 2.1, { paintLoad: 90 })
    for (let hair = 0; hair < 6; hair++) {
      const u = side * (9 + hair * 3.3)
      const v = -19 - Math.sin((hair / 7) * Math.PI) * 2.4
      const stray = (c.random() - 0.5) * 1.6
      c.line(
        place.points(`${u - side * 2},${v + 1} ${u + side * 2.4},${v - 1 + stray}`),
        mix(brows, shadow, 0.2 * c.random()),
        pen * 1.05,
      )
    }
  }
}

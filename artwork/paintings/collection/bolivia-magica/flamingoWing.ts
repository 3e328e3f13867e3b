import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Transform } from '../../motifs/transform'
import { coral, ink, pale, pink, wine } from './flamingoPalette'

/** Coverts in three rows, then the dark quills. */
export function drawWing(picture: Composition, place: Transform, unit: number) {
  const feather = (u: number, v: number, long: number, droop: number, tint: string) => {
    const [tu, tv] = [u - long, v + droop]
    const [mu, mv] = [u - long * 0.5, v + droop * 0.2]
    picture.path(
      place.path(
        `M${u},${v}C${mu + 2},${mv - 4} ${tu + 4},${tv - 4} ${tu},${tv}C${tu + 6},${tv + 2.6} ${mu + 4},${mv + 4.6} ${u},${v}Z`,
      ),
      tint,
      {
        isHardEdged: true,
        flow: place.direction(Math.atan2(droop, -long)),
      },
    )
    picture.line(
      place.points([
        [u - 1, v + 0.3],
        [mu, mv + 0.4],
        [tu + 3, tv - 0.6],
      ]),
      shade(tint, -0.12),
      unit * 0.36,
      { opacity: 0.6 },
    )
  }
  const { random } = picture
  const row = (
    count: number,
    from: readonly [number, number],
    step: readonly [number, number],
    size: readonly [number, number],
    tints: readonly string[],
  ) => {
    for (let k = 0; k < count; k++)
      feather(
        from[0] + step[0] * k,
        from[1] + step[1] * k,
        size[0] - 0.6 * k,
        size[1] - 0.8 * k,
        shade(tints[k % tints.length]!, (random() - 0.5) * 0.06),
      )
  }
  row(4, [-16, -48], [3, 1.2], [29, 8.4], [ink, shade(ink, 0.1)])
  row(7, [-14, -60], [4, 1.6], [22, 12], [mix(coral, wine, 0.35), pink, mix(coral, wine, 0.1)])
  row(6, [-4, -52], [2.8, 0.9], [25, 8], [coral, mix(coral, wine, 0.45)])
  row(6, [-6, -65], [3.4, 1.5], [19, 9.5], [mix(pink, pale, 0.45), coral, pink])
  row(6, [2, -57], [2, 1.5], [21, 8], [mix(coral, pink, 0.3), pale, pink])
  row(5, [7, -62], [1.5, 2.3], [16, 6], [pale, mix(pink, pale, 0.5), '#fde0e0'])
}

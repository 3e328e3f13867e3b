import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { dim, downward, engraved, gold, light, type Place } from './sunPalette'

export function drawNose(picture: Composition, { path, points }: Place, unit: number) {
  picture.path(path('M-10,-26L4,-28L8,30L-18,32C-22,26 -14,20 -12,12Z'), mix(light, '#fff6d0', 0.4), {
    isHardEdged: true,
    flow: downward,
  })
  picture.path(path('M4,-28L10,-26L16,14C18,20 24,26 20,32L8,30Z'), '#bf5a3c', {
    isHardEdged: true,
    flow: downward,
  })
  picture.path(path('M-18,32L8,30L20,32C14,40 4,38 0,42C-4,38 -14,40 -18,32Z'), '#b04a42', {
    isHardEdged: true,
    flow: 0,
  })
  picture.line(points('-19,30 -15,36 -8,35'), engraved, unit)
  picture.line(points('21,30 17,36 9,35'), shade(engraved, -0.06), unit)
}

export function drawEye(picture: Composition, { path, points }: Place, side: number, unit: number) {
  const skin = side < 0 ? gold : dim
  const on = (list: readonly Point[]) => points(list.map(([u, v]): Point => [u * side, v]))
  const flip = (d: string) => path(d.replace(/(-?[\d.]+),/g, (_, u: string) => `${Number(u) * side},`))
  picture.path(flip('M14,-10C22,-30 56,-34 72,-8C58,12 26,12 14,-10Z'), shade(skin, -0.09, 0.02), {
    isHardEdged: true,
    flow: 0,
  })
  picture.path(flip('M16,-9C26,-25 54,-27 69,-7C54,5 28,5 16,-9Z'), side < 0 ? light : mix(gold, dim, 0.3), {
    isHardEdged: true,
    flow: 0,
  })
  picture.line(on(parsePoints('14,-9 26,0 44,4 60,0 74,-9')), shade(engraved, -0.12), unit * 1.7, {
    paintLoad: 80,
  })
  picture.line(on(parsePoints('18,-16 34,-26 52,-25 66,-14')), engraved, unit * 1.1, { paintLoad: 80 })
  picture.line(on(parsePoints('24,16 42,20 60,15')), engraved, unit * 0.8, { paintLoad: 80, opacity: 0.5 })
  picture.path(flip('M6,-30C20,-46 54,-50 78,-30C56,-40 28,-38 8,-22Z'), side < 0 ? '#b0563a' : '#8f3c3c', {
    isHardEdged: true,
    flow: 0,
  })
}

export function drawMouth(picture: Composition, { path, points }: Place, unit: number) {
  picture.path(path('M-27,58C-16,51 -8,50 0,54C8,50 16,51 27,58C14,61 -14,61 -27,58Z'), '#b8405c', {
    isHardEdged: true,
    flow: 0,
  })
  picture.path(path('M-24,59C-12,62 12,62 24,59C16,70 -16,70 -24,59Z'), '#dd6a78', {
    isHardEdged: true,
    flow: 0,
  })
  picture.line(points('-31,57 -16,59 0,60 16,59 31,57'), '#7a2a40', unit * 1.1, {
    paintLoad: 80,
  })
  picture.line(points('-12,77 0,79 12,77'), engraved, unit * 0.8, { opacity: 0.6 })
  for (const side of [-1, 1])
    picture.line(
      points([
        [side * 24, 36],
        [side * 34, 46],
        [side * 35, 56],
      ]),
      engraved,
      unit * 0.8,
      { opacity: 0.5 },
    )
}

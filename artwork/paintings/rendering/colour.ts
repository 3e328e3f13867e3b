import { clamp, lerp } from '../../shared/numbers'
import { decodeSrgb, encodeSrgb } from '../../shared/srgb'

/** Red, green and blue from 0 to 1, as screens take them. */
export type Rgb = readonly [number, number, number]
/** Björn Ottosson's OKLab: equal steps look equal. */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

function toLab(red: number, green: number, blue: number): Lab {
  const r = decodeSrgb(red)
  const g = decodeSrgb(green)
  const b = decodeSrgb(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab(lightness: number, greenRed: number, blueYellow: number): Rgb {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  return [
    clamp(encodeSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    clamp(encodeSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    clamp(encodeSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ]
}

/** A colour moved in OKLab. */
export const mapLab = (colour: Rgb, move: (lab: Lab) => Lab): Rgb => fromLab(...move(toLab(...colour)))

/** Moves a colour in OKLab; the lightness stays from 0 to 1. */
export function shiftColour(colour: Rgb, lightness: number, greenRed: number, blueYellow: number): Rgb {
  const [l, a, b] = toLab(...colour)
  return fromLab(clamp(l + lightness), a + greenRed, b + blueYellow)
}

/** `#1d2a44` */
export const parseHex = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16) / 255,
  parseInt(hex.slice(3, 5), 16) / 255,
  parseInt(hex.slice(5, 7), 16) / 255,
]

const toHex = (colour: Rgb) =>
  `#${colour
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A tint between two, `at` 0 to 1. */
export function mix(from: string, to: string, at: number): string {
  const [l, a, b] = toLab(...parseHex(from))
  const [l2, a2, b2] = toLab(...parseHex(to))
  return toHex(fromLab(lerp(l, l2, at), lerp(a, a2, at), lerp(b, b2, at)))
}

/** Lighter or darker, optionally warmer or cooler, in OKLab steps. */
export const shade = (hex: string, lightness: number, greenRed = 0, blueYellow = 0): string =>
  toHex(shiftColour(parseHex(hex), lightness, greenRed, blueYellow))

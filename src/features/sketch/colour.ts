type Rgb = readonly [red: number, green: number, blue: number]

/** @param hex `#rrggbb` */
function readHex(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** @param share of `to`, from 0 to 1 */
export function mix(from: string, to: string, share: number): string {
  const target = readHex(to)
  const parts = readHex(from).map((part, index) => Math.round(part + ((target[index] ?? 0) - part) * share))
  return `rgb(${parts.join(' ')})`
}

const light = '#fff6e0'
const dark = '#1b1226'

/** @param amount from -1, night, over 0, as it is, to 1, light */
export const shade = (hex: string, amount: number) => mix(hex, amount < 0 ? dark : light, Math.abs(amount))

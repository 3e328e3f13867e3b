type Rgb = readonly [red: number, green: number, blue: number]

/** @param hex `#rrggbb` */
function readHex(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const writeHex = (parts: readonly number[]) =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** @param share of `to`, from 0 to 1 */
export function mix(from: string, to: string, share: number): string {
  const target = readHex(to)
  return writeHex(readHex(from).map((part, index) => part + ((target[index] ?? 0) - part) * share))
}

const light = '#fff6e0'
const dark = '#1b1226'

/** @param amount from -1, night, over 0, as it is, to 1, light */
export const shade = (hex: string, amount: number) => mix(hex, amount < 0 ? dark : light, Math.abs(amount))

/** Farther from grey. @param amount 0 leaves it as it is */
export function saturate(hex: string, amount: number): string {
  const parts = readHex(hex)
  const grey = (parts[0] + parts[1] + parts[2]) / 3
  return writeHex(parts.map((part) => part + (part - grey) * amount))
}

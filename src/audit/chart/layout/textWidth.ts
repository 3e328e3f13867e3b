// Archivo Bold's advances in em, rounded up: Node has no canvas to measure with.
const advances: readonly (readonly [characters: string, em: number])[] = [
  [' ', 0.2],
  ["'Iijl|", 0.28],
  ['!,./:;ft', 0.33],
  ['()-[]r', 0.38],
  ['"*^_{}z', 0.52],
  ['ABCDEFGHJKLNOPQRSTUVXYZ&', 0.76],
  ['w', 0.8],
  ['M', 0.89],
  ['m', 0.89],
  ['W%@', 0.98],
]
const otherAdvance = 0.61

const advanceOf = new Map(advances.flatMap(([characters, em]) => [...characters].map((sign) => [sign, em])))

/** Width in px of a text in bold Archivo; other weights and Arial need no more. */
export const textWidth = (text: string, fontSize: number): number =>
  [...text].reduce((width, sign) => width + (advanceOf.get(sign) ?? otherAdvance) * fontSize, 0)

/** A square piece of the painting of the same name, its place and its width as shares of the painting's width and height. */
export interface Detail {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** How each artist paints, seen from close by: src/content/artistPortraits.ts. */
export const details: ReadonlyMap<string, Detail> = new Map([
  ['ancestros', { left: 0.175, top: 0.295, width: 0.6 }],
  ['cantares-de-mi-tierra', { left: 0, top: 0.41, width: 0.6 }],
  ['abuelos-chiquitanos', { left: 0, top: 0.12, width: 0.6 }],
])

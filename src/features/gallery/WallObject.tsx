import type { ReactNode } from 'react'

/** Browsers round the edges of what stands inside an SVG to whole units, so these are a tenth of the wall's. */
const perCm = 10

/** Where it is on the wall, in cm. */
export interface WallBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** HTML in a box of the wall's SVG. */
export function WallObject({ x, y, width, height, children }: WallBox & { children: ReactNode }) {
  return (
    <foreignObject
      x={x * perCm}
      y={y * perCm}
      width={width * perCm}
      height={height * perCm}
      transform={`scale(${1 / perCm})`}
    >
      {children}
    </foreignObject>
  )
}

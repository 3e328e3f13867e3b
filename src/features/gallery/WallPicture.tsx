import type { PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'

/** Browsers round the edges of what stands inside an SVG to whole units, so these are a tenth of the wall's. */
const perCm = 10

/** How wide the wall is drawn, from the widest window to the narrowest: a media condition, empty in the last, and a CSS length. */
export type WallWidths = readonly (readonly [media: string, width: string])[]

/** Lengths in cm. */
type Props = {
  source: PictureSource
  x: number
  y: number
  width: number
  height: number
  wallWidth: number
  wallWidths: WallWidths
}

/** `Picture` inside an SVG, whose own images can be neither lazy nor responsive. */
export function WallPicture({ source, wallWidth, wallWidths, x, y, width, height }: Props) {
  const share = (width / wallWidth).toFixed(3)
  const sizes = wallWidths.map(([media, wall]) => `${media} calc(${wall} * ${share})`.trim()).join(', ')
  return (
    <foreignObject
      x={x * perCm}
      y={y * perCm}
      width={width * perCm}
      height={height * perCm}
      transform={`scale(${1 / perCm})`}
    >
      <Picture source={source} alt="" sizes={sizes} className="scale-wall__picture" />
    </foreignObject>
  )
}

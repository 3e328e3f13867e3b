import type { PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'

/** Browsers round the edges of what stands inside an SVG to whole units, so these are a tenth of the wall's. */
const perCm = 10

/** Lengths in cm. */
type Props = {
  source: PictureSource
  x: number
  y: number
  width: number
  height: number
  wallWidth: number
  isHalfFrom: number
}

/** `Picture` inside an SVG, whose own images can be neither lazy nor responsive. */
export function WallPicture({ source, wallWidth, isHalfFrom, x, y, width, height }: Props) {
  const share = width / wallWidth
  const percent = (part: number) => Math.round(part * share * 1000) / 10
  const sizes = `(min-width: ${breakpoints.pageMax}px) ${Math.ceil(720 * share)}px, (min-width: ${isHalfFrom}px) ${percent(0.5)}vw, ${percent(1)}vw`
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

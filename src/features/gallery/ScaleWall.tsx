import { useId } from 'react'
import { bottleHeightCm } from '../../content/constants'
import type { Illustration, PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { layoutWall } from './layoutWall'
import './ScaleWall.scss'

type ScaledWork = { image: Illustration; widthCm: number; heightCm: number }

type Props = {
  works: readonly ScaledWork[]
  bottle: PictureSource
  label: string
  /** Width of the window, in px, from which the wall is half as wide as the window; below it is as wide. */
  isHalfFrom: number
}

const frameCm = 1.6
/** The picture's empty margin above and below the bottle, as a share of its height. */
const bottleMargin = 0.02
const bottlePictureCm = bottleHeightCm / (1 - 2 * bottleMargin)
/** From the bottle's middle to the edge of its glass, and from the picture's lower edge to the glass's foot. */
const glassCm = 3.7
const glassFoot = 0.035

type WallPictureProps = {
  source: PictureSource
  x: number
  y: number
  width: number
  height: number
  wallWidth: number
  isHalfFrom: number
}

/** `Picture` inside an SVG, whose own images can be neither lazy nor responsive. */
function WallPicture({ source, wallWidth, isHalfFrom, ...place }: WallPictureProps) {
  const share = place.width / wallWidth
  const percent = (part: number) => Math.round(part * share * 1000) / 10
  const sizes = `(min-width: ${breakpoints.pageMax}px) ${Math.ceil(720 * share)}px, (min-width: ${isHalfFrom}px) ${percent(0.5)}vw, ${percent(1)}vw`
  return (
    <foreignObject {...place}>
      <Picture source={source} alt="" sizes={sizes} className="scale-wall__picture" />
    </foreignObject>
  )
}

/** Works on a wall beside a bottle, drawn to scale: one unit of the SVG is one centimetre. */
export function ScaleWall({ works, bottle, label, isHalfFrom }: Props) {
  const wall = layoutWall(works)
  const shadowId = useId()
  const besideBottleId = useId()
  const bottleWidthCm = (bottlePictureCm * bottle.width) / bottle.height
  const shadow = `url(#${shadowId})`
  return (
    <svg
      className="scale-wall"
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      width={wall.width}
      height={wall.height}
      role="img"
      aria-label={label}
    >
      <filter id={shadowId} filterUnits="userSpaceOnUse" x={0} y={0} width={wall.width} height={wall.height}>
        <feGaussianBlur stdDeviation="1.3" />
      </filter>
      {wall.works.map(({ image, x, y, width, height }) => {
        const frame = {
          x: x - frameCm,
          y: y - frameCm,
          width: width + 2 * frameCm,
          height: height + 2 * frameCm,
        }
        return (
          <g key={`${image.source.base} ${width}x${height}`}>
            <rect className="scale-wall__shadow" {...frame} transform="translate(1.2 2.2)" filter={shadow} />
            <rect className="scale-wall__frame" {...frame} />
            <WallPicture
              {...{ x, y, width, height, isHalfFrom }}
              source={image.source}
              wallWidth={wall.width}
            />
          </g>
        )
      })}
      <rect className="scale-wall__board" y={wall.boardTop} width={wall.width} height={wall.height} />
      <rect className="scale-wall__edge" y={wall.boardTop} width={wall.width} height={1.4} />
      {/* Beside the glass and under its foot: through the clear glass no shadow is seen. */}
      <clipPath id={besideBottleId}>
        <rect x={wall.bottleX + glassCm} y={0} width={wall.width} height={wall.height} />
        <rect
          x={0}
          y={wall.bottleFoot - bottlePictureCm * (glassFoot - bottleMargin)}
          width={wall.width}
          height={wall.height}
        />
      </clipPath>
      <ellipse
        className="scale-wall__shadow"
        clipPath={`url(#${besideBottleId})`}
        cx={wall.bottleX + 2.4}
        cy={wall.bottleFoot}
        rx={6.2}
        ry={0.9}
      />
      <WallPicture
        source={bottle}
        x={wall.bottleX - bottleWidthCm / 2}
        y={wall.bottleFoot - bottlePictureCm * (1 - bottleMargin)}
        width={bottleWidthCm}
        height={bottlePictureCm}
        wallWidth={wall.width}
        isHalfFrom={isHalfFrom}
      />
    </svg>
  )
}

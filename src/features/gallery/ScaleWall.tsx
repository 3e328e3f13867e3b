import { useId } from 'react'
import { bottleHeightCm } from '../../content/constants'
import type { Illustration } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { layoutWall } from './layoutWall'
import './ScaleWall.scss'

type ScaledWork = { image: Illustration; widthCm: number; heightCm: number }

type Props = { works: readonly ScaledWork[]; bottle: Illustration; label: string }

const frameCm = 1.6
/** The picture's empty margin above and below the bottle, as a share of its height. */
const bottleMargin = 0.02
const bottlePictureCm = bottleHeightCm / (1 - 2 * bottleMargin)

type WallPictureProps = {
  image: Illustration
  x: number
  y: number
  width: number
  height: number
  wallWidth: number
}

/** `Picture` inside an SVG, whose own images can be neither lazy nor responsive. */
function WallPicture({ image, wallWidth, ...place }: WallPictureProps) {
  const percent = Math.ceil((100 * place.width) / wallWidth)
  const sizes = `(min-width: ${breakpoints.slider5}px) ${Math.ceil(percent / 2)}vw, ${percent}vw`
  return (
    <foreignObject {...place}>
      <Picture source={image.source} alt="" sizes={sizes} className="scale-wall__picture" />
    </foreignObject>
  )
}

/** Works on a wall beside a bottle, drawn to scale: one unit of the SVG is one centimetre. */
export function ScaleWall({ works, bottle, label }: Props) {
  const wall = layoutWall(works)
  const shadowId = useId()
  const bottleWidthCm = (bottlePictureCm * bottle.source.width) / bottle.source.height
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
            <WallPicture {...{ image, x, y, width, height }} wallWidth={wall.width} />
          </g>
        )
      })}
      <rect className="scale-wall__board" y={wall.boardTop} width={wall.width} height={wall.height} />
      <rect className="scale-wall__edge" y={wall.boardTop} width={wall.width} height={1.4} />
      <ellipse
        className="scale-wall__shadow"
        cx={wall.bottleX + 2.4}
        cy={wall.bottleFoot}
        rx={6.2}
        ry={0.9}
      />
      <WallPicture
        image={bottle}
        x={wall.bottleX - bottleWidthCm / 2}
        y={wall.bottleFoot - bottlePictureCm * (1 - bottleMargin)}
        width={bottleWidthCm}
        height={bottlePictureCm}
        wallWidth={wall.width}
      />
    </svg>
  )
}

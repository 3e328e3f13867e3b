import { useId } from 'react'
import { bottleHeightCm } from '../../content/constants'
import type { Illustration, PictureSource } from '../../content/models'
import { layoutWall } from './layoutWall'
import { ScaleWallGround } from './ScaleWallGround'
import { WallPicture } from './WallPicture'
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
/** The frame's shadow on the canvas that lies in it: the light comes from above. */
const lipCm = 0.7
/** The picture's empty margin above and below the bottle, as a share of its height. */
const bottleMargin = 0.02
const bottlePictureCm = bottleHeightCm / (1 - 2 * bottleMargin)
/** From the bottle's middle to the edge of its glass, and from the picture's lower edge to the glass's foot. */
const glassCm = 3.7
const glassFoot = 0.035

/** Works on a lit wall beside a bottle, drawn to scale: one unit of the SVG is one centimetre. */
export function ScaleWall({ works, bottle, label, isHalfFrom }: Props) {
  const wall = layoutWall(works)
  const id = useId()
  const bottleWidthCm = (bottlePictureCm * bottle.width) / bottle.height
  const whole = { x: 0, y: 0, width: wall.width, height: wall.height }
  const pictures = { wallWidth: wall.width, isHalfFrom }
  const url = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className="scale-wall"
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      width={wall.width}
      height={wall.height}
      role="img"
      aria-label={label}
    >
      <filter id={`${id}soft`} filterUnits="userSpaceOnUse" {...whole}>
        <feGaussianBlur stdDeviation="2.4" />
      </filter>
      <filter id={`${id}close`} filterUnits="userSpaceOnUse" {...whole}>
        <feGaussianBlur stdDeviation="0.5" />
      </filter>
      <linearGradient id={`${id}frame`} x1="0" y1="0" x2="0.6" y2="1">
        <stop className="scale-wall__frame-lit" />
        <stop className="scale-wall__frame-shaded" offset="1" />
      </linearGradient>
      <ScaleWallGround id={id} wall={wall} />
      {wall.works.map(({ image, x, y, width, height }) => {
        const frame = {
          x: x - frameCm,
          y: y - frameCm,
          width: width + 2 * frameCm,
          height: height + 2 * frameCm,
        }
        return (
          <g key={`${image.source.base} ${width}x${height}`}>
            <rect
              className="scale-wall__shadow"
              {...frame}
              transform="translate(0.6 3.6)"
              filter={url('soft')}
            />
            <rect
              className="scale-wall__shadow"
              {...frame}
              transform="translate(0.2 0.7)"
              filter={url('close')}
            />
            <rect className="scale-wall__frame" {...frame} fill={url('frame')} />
            <WallPicture {...{ x, y, width, height }} {...pictures} source={image.source} />
            <rect className="scale-wall__lip" {...{ x, y, width }} height={lipCm} />
          </g>
        )
      })}
      {/* Beside the glass and under its foot: through the clear glass no shadow is seen. */}
      <clipPath id={`${id}beside`}>
        <rect {...whole} x={wall.bottleX + glassCm} />
        <rect {...whole} y={wall.bottleFoot - bottlePictureCm * (glassFoot - bottleMargin)} />
      </clipPath>
      <g clipPath={url('beside')}>
        <ellipse
          className="scale-wall__shadow"
          cx={wall.bottleX + 2.4}
          cy={wall.bottleFoot}
          rx={6.2}
          ry={0.9}
          filter={url('close')}
        />
      </g>
      <WallPicture
        {...pictures}
        source={bottle}
        x={wall.bottleX - bottleWidthCm / 2}
        y={wall.bottleFoot - bottlePictureCm * (1 - bottleMargin)}
        width={bottleWidthCm}
        height={bottlePictureCm}
      />
    </svg>
  )
}

import { useId, type ReactNode } from 'react'
import { bottleHeightCm } from '../../content/constants'
import type { Illustration, PictureSource } from '../../content/models'
import { layoutWall } from './layoutWall'
import { WallObject } from './WallObject'
import { WallPicture, type WallWidths } from './WallPicture'
import './ScaleWall.scss'

type ScaledWork = { image: Illustration; widthCm: number; heightCm: number }

type Props = {
  works: readonly ScaledWork[]
  /** Other sizes of the first work, drawn as lines around its middle. */
  otherSizes?: readonly Omit<ScaledWork, 'image'>[]
  bottle: PictureSource
  /** Over the label of the bottle’s picture. */
  bottleLabel?: ReactNode
  /** Over the first work, in its frame. */
  cover?: ReactNode
  label: string
  widths: WallWidths
}

/** The picture's empty margin above and below the bottle, as a share of its height. */
const bottleMargin = 0.02
const bottlePictureCm = bottleHeightCm / (1 - 2 * bottleMargin)
/** From the bottle's middle to the edge of its glass, and from the picture's lower edge to the glass's foot. */
const glassCm = 3.7
const glassFoot = 0.035
/** Its label, as shares of its width and height. */
const labelBox = { x: 0.218, y: 0.456, width: 0.564, height: 0.442 }

/** Works on a lit wall beside a bottle, drawn to scale: one unit of the SVG is one centimetre. */
export function ScaleWall({ works, otherSizes = [], bottle, bottleLabel, cover, label, widths }: Props) {
  const wall = layoutWall(works)
  const [first] = wall.works
  const id = useId()
  const bottleWidthCm = (bottlePictureCm * bottle.width) / bottle.height
  const bottleBox = {
    x: wall.bottleX - bottleWidthCm / 2,
    y: wall.bottleFoot - bottlePictureCm * (1 - bottleMargin),
    width: bottleWidthCm,
    height: bottlePictureCm,
  }
  const whole = { x: 0, y: 0, width: wall.width, height: wall.height }
  const pictures = { wallWidth: wall.width, wallWidths: widths }
  const url = (name: string) => `url(#${id}${name})`
  return (
    <div className="scale-wall">
      <svg
        viewBox={`0 0 ${wall.width} ${wall.height}`}
        width={wall.width}
        height={wall.height}
        role="img"
        aria-label={label}
      >
        <filter id={`${id}hung`} filterUnits="userSpaceOnUse" {...whole}>
          <feDropShadow dx="0.2" dy="0.7" stdDeviation="0.5" />
          <feDropShadow dx="0.6" dy="3.6" stdDeviation="2.4" />
        </filter>
        {wall.works.map(({ image, x, y, width, height }) => (
          <g key={image.source.base}>
            <rect className="scale-wall__frame" {...{ x, y, width, height }} filter={url('hung')} />
            <WallPicture {...{ x, y, width, height }} {...pictures} source={image.source} />
          </g>
        ))}
        {first &&
          otherSizes.map(({ widthCm, heightCm }) => (
            <rect
              key={widthCm}
              className="scale-wall__other-size"
              x={first.x + (first.width - widthCm) / 2}
              y={first.y + (first.height - heightCm) / 2}
              width={widthCm}
              height={heightCm}
            />
          ))}
        {cover && first && <WallObject {...first}>{cover}</WallObject>}
        {/* Beside the glass and under its foot: through the clear glass no shadow is seen. */}
        <clipPath id={`${id}beside`}>
          <rect {...whole} x={wall.bottleX + glassCm} />
          <rect {...whole} y={wall.bottleFoot - bottlePictureCm * (glassFoot - bottleMargin)} />
        </clipPath>
        <ellipse
          className="scale-wall__shadow"
          clipPath={url('beside')}
          cx={wall.bottleX + 2.4}
          cy={wall.bottleFoot}
        />
        <WallPicture {...pictures} source={bottle} {...bottleBox} />
        {bottleLabel && (
          <WallObject
            x={bottleBox.x + labelBox.x * bottleBox.width}
            y={bottleBox.y + labelBox.y * bottleBox.height}
            width={labelBox.width * bottleBox.width}
            height={labelBox.height * bottleBox.height}
          >
            {bottleLabel}
          </WallObject>
        )}
      </svg>
    </div>
  )
}

import { bottleHeightCm } from '../../content/constants'
import type { Painting } from '../../content/collection'
import { bottlePicture } from './bottlePicture'
import { sceneLengths, type Size } from './sceneLengths'

/** In px of the stage, from its top left. */
interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** A bottle's picture: the middle of its lower edge, and px of the stage for one of the picture. */
export interface BottlePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Hangs over the bottle, or stands on the shelf, where the stage is narrow. */
interface WallLabel {
  readonly left: number
  /** The height of its middle. */
  readonly middle: number
  /** The most that it is wide. */
  readonly width: number
  readonly isOnShelf: boolean
}

export interface Scene {
  readonly start: BottlePlace
  readonly end: BottlePlace
  /** Where the shelf begins, from the stage's top. */
  readonly wallBottom: number
  /** The canvas inside its frame. */
  readonly painting: Box
  readonly frame: number
  /** The bottle from cap to foot. */
  readonly bottle: Box
  readonly label: WallLabel
}

/** Shares of the stage's height; _placeOnStage.scss and ProductStage.scss place the bottle and the shelf by the same ones. */
const pictureShare = 0.935
const pictureBottom = 0.044
const shelfTop = 0.89

const heightInPicture = bottlePicture.foot - bottlePicture.top
const noLabel: Size = { width: 0, height: 0 }
/** px between the label on the shelf and the stage's edges. */
const plateEdge = 3

/** How wide the bottle is in its picture, in cm. */
const bottleCmWidth = ((bottlePicture.width * 0.6) / heightInPicture) * bottleHeightCm

/**
 * Places the bottle and the painting at true scale: the painting's centimetres beside the bottle's 29. The stage keeps
 * its size, so the label hangs over the bottle, where the wall is free, and the painting takes the whole height. On a
 * narrow stage the label stands on the shelf: bottle and painting have the wall to themselves.
 * @param stage in px
 * @param isPhone below the breakpoint `layout`
 */
export function layoutScene(
  stage: Size,
  { widthCm, heightCm }: Pick<Painting, 'widthCm' | 'heightCm'>,
  isPhone: boolean,
): Scene {
  const lengths = sceneLengths(stage, isPhone)
  const { left, right, top, labelTop, frame, gap, measure, aboveShelf, aboveBottle, plate } = lengths
  const labels = plate ? [noLabel] : lengths.labels
  const y = stage.height * (1 - pictureBottom)
  const startScale = (stage.height * pictureShare) / bottlePicture.height
  const startPxPerCm = (startScale * heightInPicture) / bottleHeightCm

  const roomWidth = stage.width - left - right - gap - 2 * frame
  const wallBottom = stage.height * shelfTop
  const roomHeight = wallBottom - aboveShelf - top - 2 * frame
  /** px for a centimetre where the label has this room. */
  const fit = (label: Size) =>
    Math.min(
      startPxPerCm,
      roomHeight / heightCm,
      (roomWidth - label.width) / widthCm,
      (roomWidth - measure) / (widthCm + bottleCmWidth),
      (y - labelTop - label.height - aboveBottle) / bottleHeightCm,
    )
  const pxPerCm = Math.max(...labels.map(fit))

  const scale = (pxPerCm * bottleHeightCm) / heightInPicture
  const size = { width: widthCm * pxPerCm, height: heightCm * pxPerCm }
  const bottleSize = { width: bottleCmWidth * pxPerCm, height: bottleHeightCm * pxPerCm }
  const mostLabelWidth = Math.max(...labels.map(({ width }) => width))
  const column = Math.min(roomWidth - size.width, Math.max(mostLabelWidth, bottleSize.width + measure))
  const columnLeft = left + (roomWidth - column - size.width) / 2
  const painting = {
    ...size,
    left: columnLeft + column + gap + frame,
    top: top + frame + (roomHeight - size.height) / 2,
  }
  const foot = y - (bottlePicture.height - bottlePicture.foot) * scale
  const bottle = { ...bottleSize, left: columnLeft, top: foot - bottleSize.height }
  const paintingMiddle = painting.top + size.height / 2
  return {
    start: { x: stage.width / 2, y, scale: startScale },
    end: { x: bottle.left + bottle.width / 2, y, scale },
    wallBottom,
    painting,
    frame,
    bottle,
    label: plate
      ? {
          left: painting.left - frame,
          middle: Math.min((stage.height * (1 + shelfTop)) / 2, stage.height - plateEdge - plate / 2),
          width: stage.width - painting.left + frame - plateEdge,
          isOnShelf: true,
        }
      : {
          left: columnLeft,
          middle: Math.min(paintingMiddle, (labelTop + bottle.top - aboveBottle) / 2),
          width: column,
          isOnShelf: false,
        },
  }
}

import { bottleHeightCm } from '../../../content/constants'
import type { Painting } from '../../../content/collection'
import { bottlePicture } from './bottlePicture'

export interface Size {
  readonly width: number
  readonly height: number
}

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

export interface Scene {
  readonly start: BottlePlace
  readonly end: BottlePlace
  /** The canvas inside its frame. */
  readonly painting: Box
  readonly frame: number
  /** The bottle from cap to foot. */
  readonly bottle: Box
  /** Under the painting, on the shelf. */
  readonly label: { readonly left: number; readonly bottom: number; readonly width: number }
}

/** Shares of the stage's height; ProductStage.scss places the bottle by the same ones. */
const pictureShare = 0.915
const pictureBottom = 0.044
const shelfTop = 0.864

/** Lengths in px. */
interface Lengths {
  /** Between the stage's edges and what is on it. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly frame: number
  /** Between bottle and frame: the dimension line is there. */
  readonly gap: number
  /** What the wall label takes of the stage's lower end, and how wide it is at least. */
  readonly labelRoom: number
  readonly labelWidth: number
  /** Of the wall label from the stage's edges. */
  readonly labelMargin: number
}

/** From this width of the stage on there is room round bottle and painting. */
const wideStage = 560
const wide: Lengths = {
  left: 58,
  right: 58,
  top: 34,
  frame: 12,
  gap: 74,
  labelRoom: 96,
  labelWidth: 262,
  labelMargin: 9,
}
/** Beside the words: clear of the niche's steps. */
const narrow: Lengths = { ...wide, left: 22, right: 56, top: 36, frame: 10, gap: 50 }
/** The painting takes the width: the bottle stands at its edge, and the label is on the shelf. */
const phone: Lengths = {
  left: 9,
  right: 17,
  top: 32,
  frame: 7,
  gap: 36,
  labelRoom: 74,
  labelWidth: 230,
  labelMargin: 5,
}
const heightInPicture = bottlePicture.foot - bottlePicture.top

/**
 * Places the bottle and the painting at true scale: the painting's centimetres beside the bottle's 29. On a phone the
 * stage is higher by then (ProductStage.scss), so that a painting of 3:4 takes three quarters of its width; one as wide
 * as the screen would have the bottle before it, or none beside it to compare with.
 * @param stage in px
 * @param isPhone below the breakpoint `layout`
 */
export function layoutScene(
  stage: Size,
  { widthCm, heightCm }: Pick<Painting, 'widthCm' | 'heightCm'>,
  isPhone: boolean,
): Scene {
  const lengths = isPhone ? phone : stage.width < wideStage ? narrow : wide
  const { left: leftMargin, right, top, frame, gap, ...label } = lengths
  const y = stage.height * (1 - pictureBottom)
  const startScale = (stage.height * pictureShare) / bottlePicture.height

  const bottleCmWidth = ((bottlePicture.width * 0.6) / heightInPicture) * bottleHeightCm
  const room = { left: leftMargin, width: stage.width - leftMargin - right }
  const lowest = Math.min(stage.height * (shelfTop - 0.02), stage.height - label.labelRoom)
  const roomHeight = lowest - top - 2 * frame
  const pxPerCm = Math.min(
    (room.width - 2 * frame - gap) / (widthCm + bottleCmWidth),
    roomHeight / heightCm,
    (startScale * heightInPicture) / bottleHeightCm,
  )

  const scale = (pxPerCm * bottleHeightCm) / heightInPicture
  const size = { width: widthCm * pxPerCm, height: heightCm * pxPerCm }
  const bottleWidth = bottleCmWidth * pxPerCm
  const left = room.left + (room.width - bottleWidth - gap - size.width - 2 * frame) / 2
  const painting = {
    ...size,
    left: left + bottleWidth + gap + frame,
    top: top + frame + (roomHeight - size.height) / 2,
  }
  const bottleHeight = heightInPicture * scale
  const labelWidth = Math.max(size.width + 2 * frame, label.labelWidth)
  const foot = y - (bottlePicture.height - bottlePicture.foot) * scale
  return {
    start: { x: stage.width / 2, y, scale: startScale },
    end: { x: left + bottleWidth / 2, y, scale },
    painting,
    frame,
    bottle: { left, top: foot - bottleHeight, width: bottleWidth, height: bottleHeight },
    label: {
      left: Math.min(painting.left - frame, stage.width - labelWidth - label.labelMargin),
      bottom: label.labelMargin,
      width: labelWidth,
    },
  }
}

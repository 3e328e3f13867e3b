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
const pictureShare = 0.864
const pictureBottom = 0.056
const shelfTop = 0.864

/** From this width on there is room for larger letters. */
const wideStage = 480
/** Of the wall label from the stage's edge, in px. */
const labelMargin = 9
const heightInPicture = bottlePicture.foot - bottlePicture.top

/**
 * Places the bottle and the painting at true scale: the painting's centimetres beside the bottle's 29.
 * @param stage in px
 */
export function layoutScene(
  stage: Size,
  { widthCm, heightCm }: Pick<Painting, 'widthCm' | 'heightCm'>,
): Scene {
  const isWide = stage.width >= wideStage
  const margin = isWide ? 58 : 30
  const top = isWide ? 34 : 18
  const frame = isWide ? 12 : 7
  const gap = isWide ? 74 : 50
  const labelRoom = isWide ? 96 : 82
  const y = stage.height * (1 - pictureBottom)
  const startScale = (stage.height * pictureShare) / bottlePicture.height

  const bottleCmWidth = ((bottlePicture.width * 0.6) / heightInPicture) * bottleHeightCm
  const roomWidth = stage.width - 2 * margin - 2 * frame - gap
  const lowest = Math.min(stage.height * (shelfTop - 0.02), stage.height - labelRoom)
  const roomHeight = lowest - top - 2 * frame
  const pxPerCm = Math.min(
    roomWidth / (widthCm + bottleCmWidth),
    roomHeight / heightCm,
    (startScale * heightInPicture) / bottleHeightCm,
  )

  const scale = (pxPerCm * bottleHeightCm) / heightInPicture
  const size = { width: widthCm * pxPerCm, height: heightCm * pxPerCm }
  const bottleWidth = bottleCmWidth * pxPerCm
  const left = (stage.width - bottleWidth - gap - size.width - 2 * frame) / 2
  const painting = {
    ...size,
    left: left + bottleWidth + gap + frame,
    top: top + frame + (roomHeight - size.height) / 2,
  }
  const bottleHeight = heightInPicture * scale
  const labelWidth = Math.max(size.width + 2 * frame, isWide ? 262 : 240)
  const foot = y - (bottlePicture.height - bottlePicture.foot) * scale
  return {
    start: { x: stage.width / 2, y, scale: startScale },
    end: { x: left + bottleWidth / 2, y, scale },
    painting,
    frame,
    bottle: { left, top: foot - bottleHeight, width: bottleWidth, height: bottleHeight },
    label: {
      left: Math.min(painting.left - frame, stage.width - labelWidth - labelMargin),
      bottom: labelMargin,
      width: labelWidth,
    },
  }
}

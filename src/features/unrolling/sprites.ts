import type { ProductLine } from '../../content/models'
import { acrossGlass } from './bendSheet'
import { bottlePicture, clearGlass, label, labelLeft, labelRight } from './bottlePicture'

/** Pictures that are drawn once and then placed in every frame. */
export interface Sprites {
  readonly bottle: HTMLCanvasElement
  /** The bottle without its label, clear glass all the way down. */
  readonly bare: HTMLCanvasElement
  readonly painting: HTMLCanvasElement
  /** The label's lower part, with the brand's name. */
  readonly band: HTMLCanvasElement
  /** The colour of that part, of CSS. @param strength 0 to 1, opaque */
  readonly bandGround: (strength: number) => string
  /** A soft dark square, `shadowRim` of it outside what casts it. */
  readonly shadow: HTMLCanvasElement
  /** A round light, palest in the middle. */
  readonly halo: HTMLCanvasElement
}

export const shadowRim = 0.2

/** How many times as large as what casts it the shadow's picture is. */
export const shadowScale = 1 / (1 - 2 * shadowRim)

function drawSprite(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    draw(context)
  }
  return canvas
}

/** A cylinder's glass is alike from top to bottom: some rows above the label, stretched, are the glass under it. */
function drawBare(bottle: HTMLCanvasElement) {
  const { width, height } = bottle
  const scale = width / bottlePicture.width
  const left = (labelLeft - 4) * scale
  const across = (labelRight - labelLeft + 8) * scale
  const top = (label.top - 4) * scale
  const down = (label.bottom - label.top + 8) * scale
  return drawSprite(width, height, (context) => {
    context.drawImage(bottle, 0, 0)
    context.clearRect(left, top, across, down)
    const rows = (clearGlass.to - clearGlass.from) * scale
    context.drawImage(bottle, left, clearGlass.from * scale, across, rows, left, top, across, down)
  })
}

const bandGrounds = { premium: '22 15 34', clasico: '228 229 232' } as const

/** px of the band's picture. */
const band = { width: 640, height: 188, column: 2 } as const

/** The band as the bottle's picture shows it, flattened: what has left the glass goes on from what still sticks. */
function drawBand(bottle: HTMLCanvasElement) {
  const scale = bottle.width / bottlePicture.width
  return drawSprite(band.width, band.height, (context) => {
    for (let x = 0; x < band.width; x += band.column) {
      const left = acrossGlass(x / band.width)
      const right = acrossGlass((x + band.column) / band.width)
      context.drawImage(
        bottle,
        (bottlePicture.axis + left) * scale,
        label.bandTop * scale,
        (right - left) * scale,
        (label.bottom - label.bandTop) * scale,
        x,
        0,
        band.column,
        band.height,
      )
    }
  })
}

const drawShadow = () =>
  drawSprite(120, 120, (context) => {
    // The square itself is outside; what falls into the canvas is its shadow.
    context.shadowColor = 'rgb(10 6 20)'
    context.shadowBlur = 24
    context.shadowOffsetX = 200
    context.fillRect(
      120 * shadowRim - 200,
      120 * shadowRim,
      120 * (1 - 2 * shadowRim),
      120 * (1 - 2 * shadowRim),
    )
  })

/** @param colour of CSS */
const drawHalo = (colour: string) =>
  drawSprite(120, 120, (context) => {
    const light = context.createRadialGradient(60, 60, 0, 60, 60, 60)
    light.addColorStop(0, 'rgb(0 0 0)')
    light.addColorStop(0.44, 'rgb(0 0 0 / 46%)')
    light.addColorStop(1, 'rgb(0 0 0 / 0%)')
    context.fillStyle = light
    context.fillRect(0, 0, 120, 120)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = colour
    context.fillRect(0, 0, 120, 120)
  })

/** What a picture's file holds is not what `naturalWidth` says where `sizes` chose the file: only its shape is read. */
function drawWhole(image: HTMLImageElement, width: number) {
  const height = (width * image.naturalHeight) / image.naturalWidth
  return drawSprite(width, height, (context) => context.drawImage(image, 0, 0, width, height))
}

/**
 * @param halo a colour of CSS
 * @param widths px of the screen that each picture takes at its largest
 */
export function drawSprites(
  bottleImage: HTMLImageElement,
  paintingImage: HTMLImageElement,
  line: ProductLine,
  halo: string,
  widths: { readonly bottle: number; readonly painting: number },
): Sprites {
  const bottle = drawWhole(bottleImage, widths.bottle)
  const painting = drawWhole(paintingImage, widths.painting)
  return {
    bottle,
    bare: drawBare(bottle),
    painting,
    band: drawBand(bottle),
    bandGround: (strength) => `rgb(${bandGrounds[line]} / ${strength})`,
    shadow: drawShadow(),
    halo: drawHalo(halo),
  }
}

import type { Painting } from '../../content/collection'
import type { ProductLine } from '../../content/models'
import { layout } from '../../styles/breakpoints'
import { bottlePicture } from './bottlePicture'
import { drawScene } from './drawScene'
import { layoutScene, type Scene } from './layoutScene'
import { drawSprites, type Sprites } from './sprites'
import { phasesAt } from './timing'

/** What the movement is shown by. */
export interface StageElements {
  readonly stage: HTMLElement
  /** The bottle as the page shows it before. */
  readonly bottle: HTMLElement
  readonly canvas: HTMLCanvasElement
  /** The framed painting with its wall label, as the page shows them afterwards. */
  readonly wall: HTMLElement
}

/** More is not seen in movement, and costs time. */
const mostPixelRatio = 2

const imageIn = (element: HTMLElement) => element.querySelector('img')!

function placeWall({ style, dataset }: HTMLElement, { painting, frame, bottle, label }: Scene) {
  const lengths = {
    'painting-left': painting.left - frame,
    'painting-top': painting.top - frame,
    'painting-width': painting.width + 2 * frame,
    frame,
    'bottle-left': bottle.left,
    'bottle-top': bottle.top,
    'bottle-width': bottle.width,
    'bottle-height': bottle.height,
    'label-left': label.left,
    'label-middle': label.middle,
    'label-width': label.width,
  }
  dataset.plate = label.isOnShelf ? 'shelf' : 'wall'
  for (const [name, px] of Object.entries(lengths)) style.setProperty(`--${name}`, `${px}px`)
}

/** Draws the stage at any progress from bottle to painting. Without a canvas one fades into the other. */
export function createStageView(elements: StageElements, line: ProductLine, painting: Painting) {
  const { stage, bottle, canvas, wall } = elements
  const context = canvas.getContext('2d')
  let scene: Scene | undefined
  let sprites: Sprites | undefined
  let isLoaded = false
  const ratio = Math.min(devicePixelRatio, mostPixelRatio)

  const drawPictures = () => {
    if (!context || !scene || !isLoaded) return
    const halo = getComputedStyle(stage).getPropertyValue('--halo')
    sprites = drawSprites(imageIn(bottle), imageIn(wall), line, halo, {
      bottle: bottlePicture.width * scene.start.scale * ratio,
      painting: scene.painting.width * ratio,
    })
  }

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = stage
    // Hidden, as after a change of the visitor's settings: there is nothing to draw until it has a size.
    if (!width || !height) return
    scene = layoutScene({ width, height }, painting, innerWidth < layout)
    placeWall(wall, scene)
    if (!context) return
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    context.imageSmoothingQuality = 'high'
    drawPictures()
  }

  /** @returns once both pictures can be drawn; without them there is nothing but the fade */
  const prepare = async () => {
    await Promise.all([imageIn(bottle).decode(), imageIn(wall).decode()])
    isLoaded = true
    drawPictures()
  }

  const draw = (progress: number) => {
    if (!context || !scene || !sprites) return
    context.clearRect(0, 0, stage.clientWidth, stage.clientHeight)
    drawScene(context, scene, sprites, progress)
  }

  /** @param fades the end of the movement appears at once and is faded in */
  const render = (progress: number, fades: boolean) => {
    const isResting = progress === 0
    const isDrawn = sprites !== undefined
    const fadesBottle = fades || !isDrawn
    const { zoomOut, frameProgress } = phasesAt(progress)
    if (!isResting) draw(fades ? 1 : progress)
    const state = isResting ? 'rolled' : progress === 1 ? 'unrolled' : 'moving'
    // Writing the same value would cost a style pass in every frame.
    if (stage.dataset.label !== state) stage.dataset.label = state
    stage.style.setProperty('--zoom-out', String(fadesBottle ? progress : zoomOut))
    canvas.style.visibility = isResting || !isDrawn ? 'hidden' : ''
    canvas.style.opacity = fades ? String(progress) : ''
    wall.style.visibility = isResting ? 'hidden' : ''
    wall.style.opacity = String(fadesBottle ? progress : frameProgress)
    bottle.style.visibility = progress === 1 || (!fadesBottle && !isResting) ? 'hidden' : ''
    bottle.style.opacity = fadesBottle ? String(1 - progress) : ''
  }

  return { isReady: () => sprites !== undefined, resize, prepare, render }
}

import { label, labelArc } from './bottlePicture'
import { acrossGlass, bendAt, type Fold } from './foldSheet'
import type { BottlePlace } from './layoutScene'
import { backColour, shadeAt, shadowOf, showThrough } from './paper'
import { labelHeight, onStage, placeFlap, placeLoose, type StagePoint } from './placeFlap'
import type { Sprites } from './sprites'

type Context = CanvasRenderingContext2D

function trace(context: Context, outline: readonly StagePoint[], shift = 0) {
  context.beginPath()
  for (const { x, y } of outline) context.lineTo(x + shift, y + shift * 0.7)
  context.closePath()
}

/** A soft edge by several hard ones: a blur would cost more than the rest of the frame. */
function castShadow(context: Context, outline: readonly StagePoint[], size: number, strength: number) {
  const layers = 8
  context.fillStyle = shadowOf(strength / layers)
  for (let layer = 1; layer <= layers; layer++) {
    trace(context, outline, (size * layer) / layers)
    context.fill()
  }
}

/** From the bend to the free corner, at right angles to the fold. */
function shadeBack(context: Context, bottle: BottlePlace, { normal, distance, radius }: Fold) {
  const bent = (Math.PI / 2) * radius
  const middle = { x: normal.x * distance, y: normal.y * distance }
  const place = (loose: number) => {
    const { along, height } = bendAt(loose, radius)
    return onStage(
      bottle,
      acrossGlass(middle.x) + normal.x * along,
      label.top + middle.y + normal.y * along,
      height,
    )
  }
  const [from, to] = [place(bent), place(distance)]
  const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y)
  const length = bendAt(distance, radius).along + radius
  for (const share of [0, 0.1, 0.25, 0.45, 0.65, 0.85, 1]) {
    // More of them on the bend, where the shade changes most.
    const loose = bent + (distance - bent) * share ** 1.6
    const { along, turn } = bendAt(loose, radius)
    gradient.addColorStop(Math.min(1, (along + radius) / length), backColour(shadeAt(turn)))
  }
  return gradient
}

/** The painting as it is seen from behind: the label's plane is laid on the flap by three points of it. */
function drawThrough(context: Context, bottle: BottlePlace, fold: Fold, painting: HTMLCanvasElement) {
  const { normal, distance, radius } = fold
  const across = distance - Math.PI * radius
  const corner = placeLoose(bottle, fold, { x: 0, y: 0 })
  const atBend = placeLoose(bottle, fold, { x: normal.x * across, y: normal.y * across })
  const beside = placeLoose(bottle, fold, { x: -normal.y * labelHeight, y: normal.x * labelHeight })
  const perPx = (to: StagePoint, px: number) => ({ x: (to.x - corner.x) / px, y: (to.y - corner.y) / px })
  const [onward, along] = [perPx(atBend, across), perPx(beside, labelHeight)]
  context.save()
  context.clip()
  context.globalAlpha = showThrough
  context.transform(onward.x, onward.y, along.x, along.y, corner.x, corner.y)
  context.transform(normal.x, -normal.y, normal.y, normal.x, 0, 0)
  const rows = label.crop.to - label.crop.from
  context.drawImage(
    painting,
    0,
    label.crop.from * painting.height,
    painting.width,
    rows * painting.height,
    0,
    0,
    labelArc,
    label.bandTop - label.top,
  )
  context.restore()
}

/**
 * The part of the label that is off the glass while the rest still sticks: it lies over the rest and shows its back, so
 * nothing of the label is seen twice.
 * @param shadow 0 to 1, how dark the shadow is that it casts
 */
export function drawFlap(
  context: Context,
  bottle: BottlePlace,
  fold: Fold,
  { painting }: Sprites,
  shadow: number,
) {
  const bend = (Math.PI / 2) * fold.radius
  const outline = placeFlap(bottle, fold, bend)
  if (outline.length < 3) return
  castShadow(context, outline, (8 + 0.5 * fold.radius) * bottle.scale, shadow)
  // Inside the bend no light falls.
  trace(context, placeFlap(bottle, fold, 0))
  context.fillStyle = backColour(0.62)
  context.fill()
  trace(context, outline)
  context.fillStyle = shadeBack(context, bottle, fold)
  context.fill()
  drawThrough(context, bottle, fold, painting)
}

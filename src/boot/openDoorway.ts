import { prefersReducedMotion } from '../shared/prefersReducedMotion'
import './openDoorway.scss'

/** Where the stepped cross lies in the doorway's picture, and how long one of its steps is: parts of its size. */
const cross = { x: 0.499, y: 0.512, step: 0.0226 }
/** As the style sheet crops the picture. */
const crop = { x: 0.5, y: 0.64 }

/** The cross on the screen, in pixels; undefined where no picture is drawn. */
function locateCross(picture: HTMLImageElement) {
  const box = picture.getBoundingClientRect()
  const [width, height] = [Number(picture.getAttribute('width')), Number(picture.getAttribute('height'))]
  const scale = Math.max(box.width / width, box.height / height)
  return {
    x: box.left + (box.width - width * scale) * crop.x + cross.x * width * scale,
    y: box.top + (box.height - height * scale) * crop.y + cross.y * height * scale,
    step: cross.step * width * scale,
  }
}

/**
 * After SÍ: scales the gate's picture about the stepped cross, whose shape is a hole in it, until the hole fills the
 * screen. The page behind is usable at once, and only the compositor runs the animation.
 */
export function openDoorway(gate: ParentNode) {
  const scene = gate.querySelector<HTMLElement>('.gate__scene')
  const picture = scene?.querySelector('img')
  if (!scene || !picture || prefersReducedMotion()) return

  const { x, y, step } = locateCross(picture)
  const { left, top, width, height } = scene.getBoundingClientRect()
  const farthest = Math.max(x, innerWidth - x, y, innerHeight - y)
  const doorway = document.createElement('div')
  doorway.className = 'doorway'
  doorway.append(scene)
  const lengths = { x, y, step, left, top, width, height }
  for (const [name, length] of Object.entries(lengths)) doorway.style.setProperty(`--${name}`, `${length}px`)
  // Within two steps of its centre the cross is a whole square.
  doorway.style.setProperty('--scale', String(farthest / (2 * step)))
  document.body.append(doorway)
  void Promise.allSettled(doorway.getAnimations().map(({ finished }) => finished)).then(() =>
    doorway.remove(),
  )
}

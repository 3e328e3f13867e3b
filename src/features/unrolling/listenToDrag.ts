/** Below it a press is no drag, in px. */
const slack = 6
/** The share of the stage's width that a finger travels from one end to the other: a thumb's way from the bottle. */
const reach = 0.44
/** A drag that has come so far of its way finishes by itself when it is let go: the whole label is off the glass. */
const enough = 0.22
/** How much faster than in even steps the label moves at first: after a fifth of the way it is off. */
const headStart = 1.2

interface Drag {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly from: 0 | 1
  isMoving: boolean
}

interface Handlers {
  /** Which end it rests at. */
  readonly isUnrolled: () => boolean
  readonly onDrag: (progress: number) => void
  readonly onEnd: (isUnrolled: boolean) => void
}

/** @param way of the finger, 0 to 1 @returns progress of the movement, 0 to 1 */
const progressAfter = (way: number) => way * (1 + headStart * (1 - way) ** 2)

/**
 * A drag to either side takes the label off, and another one puts it back. Vertical drags scroll the page: the stage's
 * `touch-action` is `pan-y`, and the browser then cancels the pointer.
 * @returns stops listening
 */
export function listenToDrag(stage: HTMLElement, handlers: Handlers): () => void {
  const { isUnrolled, onDrag, onEnd } = handlers
  let drag: Drag | null = null

  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || !(event.buttons & 1)) return
    const { pointerId, clientX: x, clientY: y } = event
    drag = { pointerId, x, y, from: isUnrolled() ? 1 : 0, isMoving: false }
  }
  /** How far the finger has come from one end to the other, 0 to 1. */
  const wayOf = ({ x }: Drag, event: PointerEvent) => {
    const way = Math.max(0, Math.abs(event.clientX - x) - slack) / (stage.clientWidth * reach)
    return Math.min(1, way)
  }
  const move = (event: PointerEvent) => {
    // The code may have come while the finger was already moving.
    if (!drag) begin(event)
    if (!drag || event.pointerId !== drag.pointerId) return
    if (!drag.isMoving) {
      const [across, down] = [Math.abs(event.clientX - drag.x), Math.abs(event.clientY - drag.y)]
      if (across < slack || across < down) return
      drag.isMoving = true
      stage.setPointerCapture(event.pointerId)
    }
    const done = progressAfter(wayOf(drag, event))
    onDrag(drag.from === 0 ? done : 1 - done)
  }
  const end = (event: PointerEvent) => {
    const ended = drag
    if (!ended || event.pointerId !== ended.pointerId) return
    drag = null
    if (!ended.isMoving) return
    const finishes = event.type === 'pointerup' && wayOf(ended, event) > enough
    onEnd((ended.from === 1) !== finishes)
  }
  const keepPicture = (event: Event) => event.preventDefault()

  const listeners = [
    ['pointerdown', begin],
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
    ['dragstart', keepPicture],
  ] as const
  for (const [type, listener] of listeners) stage.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of listeners) stage.removeEventListener(type, listener as EventListener)
  }
}

import { yieldToMain } from '../../shared/timing'

/** Milliseconds of drawing in a task; what is painted from it comes on top. */
const longestMs = 8

/** Canvases keep a list of what to draw until somebody looks: without this one the list would be drawn as one long task. */
const look = (canvas: HTMLCanvasElement) => {
  const glance = document.createElement('canvas')
  glance.width = glance.height = 1
  glance.getContext('2d')?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
}

/** Between the steps of a long drawing: ends the task once it has lasted, and what was drawn is on the canvas then. */
export function takeTurns() {
  let start = performance.now()
  return async (canvas: HTMLCanvasElement) => {
    if (performance.now() - start < longestMs) return
    look(canvas)
    await yieldToMain()
    start = performance.now()
  }
}

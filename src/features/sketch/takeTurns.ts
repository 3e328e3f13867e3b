import { yieldToMain } from '../../shared/timing'

/** Milliseconds of drawing in a task; what is painted from it comes on top. */
const longestMs = 8

/**
 * Ends the task with what was drawn on the canvas: it keeps a list of what to draw until somebody looks, and without this
 * look the whole list would be drawn as one long task.
 */
export async function endTask(canvas: HTMLCanvasElement) {
  const glance = document.createElement('canvas')
  glance.width = glance.height = 1
  glance.getContext('2d')?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
  await yieldToMain()
}

/** Between the steps of a long drawing: ends the task once it has lasted. */
export function takeTurns() {
  let start = performance.now()
  return async (canvas: HTMLCanvasElement) => {
    if (performance.now() - start < longestMs) return
    await endTask(canvas)
    start = performance.now()
  }
}

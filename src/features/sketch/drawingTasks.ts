import { yieldToMain } from '../../shared/timing'

/** Milliseconds of drawing in a task; what is painted from it comes on top. */
const longestMs = 8

/**
 * Ends the task with what was drawn on the canvas. Canvas commands are queued until a pixel is read; without this reading
 * the whole queue would be drawn as one long task.
 */
async function endTask(canvas: HTMLCanvasElement) {
  const probe = document.createElement('canvas')
  probe.width = probe.height = 1
  probe.getContext('2d')?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
  await yieldToMain()
}

/** Pauses with the canvas it has drawn on, where the task may end. */
export type DrawingSteps = Generator<HTMLCanvasElement, void>

/** Draws each step in a task of its own. @returns false where the drawing was no longer wanted after one of them */
export async function drawInTasks(steps: DrawingSteps, isWanted = () => true): Promise<boolean> {
  for (const canvas of steps) {
    await endTask(canvas)
    if (!isWanted()) return false
  }
  return true
}

/** Between the steps of a long drawing: ends the task once it has lasted. */
export function createTaskLimiter() {
  let start = performance.now()
  return async (canvas: HTMLCanvasElement) => {
    if (performance.now() - start < longestMs) return
    await endTask(canvas)
    start = performance.now()
  }
}

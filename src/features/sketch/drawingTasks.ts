import { yieldToMain } from '../../shared/timing'

/** Milliseconds that a task should last at most. */
const longestMs = 30

/**
 * Draws what is queued. Canvas commands wait until a pixel is read; without this reading the whole queue would be drawn as one
 * long task.
 */
function flush(canvas: HTMLCanvasElement) {
  const probe = document.createElement('canvas')
  probe.width = probe.height = 1
  probe.getContext('2d')?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1)
}

/** Pauses with the canvas it has drawn on, where the task may end. */
export type DrawingSteps = Generator<HTMLCanvasElement, void>

/** Draws each step in a task of its own. @returns false where the drawing was no longer wanted after one of them */
export async function drawInTasks(steps: DrawingSteps, isWanted = () => true): Promise<boolean> {
  for (const canvas of steps) {
    flush(canvas)
    await yieldToMain()
    if (!isWanted()) return false
  }
  return true
}

/**
 * Between the steps of a long drawing: ends the task where it would last too long with what is queued. How much longer the
 * queue takes than queueing it depends on the device, so each task tells for the next one.
 */
export function createTaskLimiter() {
  let start = performance.now()
  let mostQueueingMs = longestMs / 4
  return async (canvas: HTMLCanvasElement) => {
    const queueing = performance.now() - start
    if (queueing < mostQueueingMs) return
    flush(canvas)
    mostQueueingMs = (queueing / (performance.now() - start)) * longestMs
    await yieldToMain()
    start = performance.now()
  }
}

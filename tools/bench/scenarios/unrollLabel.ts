import { median } from '../../shared/median'
import type { Figures } from '../figures'
import type { Visit } from '../visit'
import { storeAnswer } from './scenario'

const idleMs = 2000

/** Time between frames in ms, at rest and while the label moves; runs in the browser. */
async function timeFrames(restMs: number) {
  const timeUntil = (isOver: () => boolean) =>
    new Promise<number[]>((resolve) => {
      const gaps: number[] = []
      const step = (last: number) => (now: number) => {
        gaps.push(now - last)
        if (isOver()) resolve(gaps)
        else requestAnimationFrame(step(now))
      }
      requestAnimationFrame((first) => requestAnimationFrame(step(first)))
    })
  const start = performance.now()
  const idle = await timeUntil(() => performance.now() - start > restMs)
  document.querySelector<HTMLElement>('.unroll-button')!.click()
  const stage = document.querySelector<HTMLElement>('.product-stage')!
  return { idle, moving: await timeUntil(() => stage.dataset.label === 'unrolled') }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * A bottle's label unrolls by itself, on a processor as slow as the device's: the frame rate beside that of the same
 * page at rest a moment before. The baseline has no script and nothing that moves.
 */
export async function unrollLabel(visit: Visit): Promise<Figures> {
  if (visit.site.isBaseline) return {}
  await storeAnswer(visit)
  await visit.open('/productos/singani-premium-1')
  await visit.page.locator('.unroll-button').focus()
  await visit.page.waitForFunction(
    () => document.querySelector<HTMLElement>('.product-stage')?.dataset.label === 'rolled',
  )
  await visit.waitForIdle()
  await visit.slowDown()
  const { idle, moving } = await visit.page.evaluate(timeFrames, idleMs)
  return {
    'frame at rest': median(idle),
    'frame moving': median(moving),
    'slowest frame': Math.max(...moving),
    '% of the rate at rest': (100 * mean(idle)) / mean(moving),
  }
}

import type { Figures } from '../figures'
import type { Visit } from '../visit'

export type Scenario = (visit: Visit) => Promise<Figures>

export const totalBlockingTime = (tasks: readonly [number, number][], from: number) =>
  tasks.filter(([start]) => start >= from).reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)

/** The visitor was here and is remembered. */
export async function storeAnswer({ page, origin }: Visit) {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('status', 'accepted'))
}

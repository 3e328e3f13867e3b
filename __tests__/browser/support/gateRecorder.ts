import type { BrowserContext, Page } from '@playwright/test'
import { labAddress } from '../../../src/audit/addresses'
import { gate } from '../../../src/content/legal'
import { statusKey } from '../../../src/content/storageKeys'
import type { GateRecord } from '../../../tools/gate-paths/gateRecord'
import { watchGate } from '../../../tools/gate-paths/watchGate'

const endEvent = 'gate-visit-end'
/** An answer younger than this may still be on its way into the storage. */
const settleMs = 150
const longestReadMs = 2000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Where a page does not answer, e.g. as it is being left, its last record stands. */
const askForEnd = (page: Page) =>
  Promise.race([
    page.evaluate((name) => void dispatchEvent(new Event(name)), endEvent).catch(() => {}),
    wait(longestReadMs),
  ])

/** Records what the pages of the context do to the gate from now on. */
export async function recordGate(context: BrowserContext) {
  const records: GateRecord[] = []
  const pages: Page[] = []
  const binding = 'reportGateRecord'
  await context.exposeBinding(binding, ({ page }, record: Omit<GateRecord, 'page'>) => {
    if (!pages.includes(page)) pages.push(page)
    records.push({ ...record, page: pages.indexOf(page) })
  })
  await context.addInitScript(watchGate, {
    binding,
    key: statusKey,
    forget: gate.forget,
    question: gate.question,
    endEvent,
    auditPath: labAddress,
  })
  return {
    /** All records, the last of which say how the open pages of the site end. */
    async end(): Promise<readonly GateRecord[]> {
      if (!records.some(({ isSite }) => isSite)) return []
      await wait(Math.min(settleMs, Math.max(0, (records.at(-1)?.at ?? 0) + settleMs - Date.now())))
      for (const page of context.pages()) await askForEnd(page)
      return records
    },
  }
}

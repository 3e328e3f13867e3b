import type { CDPSession, Page } from '@playwright/test'
import { countTimersAndObservers } from './timersAndObservers'

type Counts = Readonly<Record<string, number>>

/** Runs in the page, on every living object: how many functions there are, and how much collections hold. */
const addUp = (all: readonly object[]) => {
  const sums = { functions: 0, arrays: 0, maps: 0, sets: 0, objects: 0 }
  for (const one of all) {
    if (typeof one === 'function') sums.functions++
    else if (Array.isArray(one)) sums.arrays += one.length
    else if (one instanceof Map) sums.maps += one.size
    else if (one instanceof Set) sums.sets += one.size
    else if (Object.getPrototypeOf(one) === Object.prototype) sums.objects += Object.keys(one).length
  }
  return {
    functions: sums.functions,
    'entries of arrays': sums.arrays,
    'entries of maps': sums.maps,
    'entries of sets': sums.sets,
    'keys of objects': sums.objects,
  }
}

/** Chromium's protocol names objects of the page until the group is released. */
const objectGroup = 'live objects'

const evaluate = async (session: CDPSession, expression: string) => {
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup })
  return { objectId: result.objectId! }
}

/** Collects garbage first. */
async function collections(session: CDPSession): Promise<Counts> {
  const { objectId } = await evaluate(session, 'Object.prototype')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: objectId, objectGroup })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: `function () { return (${addUp})(this) }`,
    returnByValue: true,
  })
  return result.value as Counts
}

async function listenersOf(session: CDPSession, target: string): Promise<Counts> {
  const { listeners } = await session.send('DOMDebugger.getEventListeners', await evaluate(session, target))
  const counts: Record<string, number> = {}
  for (const name of listeners.map(({ type }) => `listeners of ${target} for ${type}`))
    counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/**
 * Call it before the page is opened.
 * @returns counts what the page holds at that moment, after garbage collection, by kind
 */
export async function liveObjectCounter(page: Page) {
  await page.addInitScript(countTimersAndObservers)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async (): Promise<Counts> => {
    const held = await collections(session)
    const listeners = {
      ...(await listenersOf(session, 'window')),
      ...(await listenersOf(session, 'document')),
    }
    await session.send('Runtime.releaseObjectGroup', { objectGroup })
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)!.value
    return {
      'event listeners': metric('JSEventListeners'),
      'DOM nodes': metric('Nodes'),
      documents: metric('Documents'),
      ...listeners,
      ...held,
      ...(await page.evaluate(() => window.timersAndObservers.count())),
    }
  }
}

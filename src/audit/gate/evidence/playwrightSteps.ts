import { quote } from '../../model/evidence/toPlaywright'
import type { Observation } from '../../model/oracle'
import type { Tab } from '../../model/steps'
import { actionOf, type Answer, type ElsewhereAction, type Step } from '../steps'

const pageOf = (tab: Tab) => (tab === 'a' ? 'page' : 'second')

type Observations = Readonly<Record<Tab, Observation | null>>

const elsewhereArgument = (action: ElsewhereAction) => {
  if (action.kind === 'clear') return "'clear'"
  return action.value === null ? "'remove'" : `{ write: ${quote(action.value)} }`
}

/**
 * Writes the lines of a test's steps, one after the other. The clock stands still from a NO or a wait on, so that
 * the message's milliseconds can be counted, and runs again where the site has to load something.
 */
export function createStepWriter() {
  let isStopped = false
  let hasSecond = false
  const isFrozen: Record<Tab, boolean> = { a: false, b: false }
  /** Asked again without a reload: the dialog then opens for a NO alone, and shows nothing of how long its message lasts. */
  const wasInside: Record<Tab, boolean> = { a: false, b: false }
  /** Since the tab's last NO the clock has run: the message may be over before its milliseconds are counted. */
  const isUncounted: Record<Tab, boolean> = { a: false, b: false }

  function run(): readonly string[] {
    if (!isStopped) return []
    isStopped = false
    isUncounted.a = isUncounted.b = true
    return ['await page.clock.resume()']
  }
  function stop(): readonly string[] {
    if (isStopped) return []
    isStopped = true
    return ['await stopClock(page)']
  }
  function openTab(tab: Tab): readonly string[] {
    if (tab === 'a' || hasSecond) return []
    hasSecond = true
    return [...run(), 'const second = await context.newPage()', 'await open(second)']
  }

  function answer(tab: Tab, event: Answer, seen: Observation | null): readonly string[] {
    const page = pageOf(tab)
    if (isFrozen[tab]) return ['// Nadie puede pulsar nada en una página congelada.']
    const isInside = seen?.status === 'accepted'
    if (isInside !== (event.type === 'forget')) return ['// La pantalla no tiene ese botón.']
    if (event.type === 'no') {
      isUncounted[tab] = false
      return [...stop(), `await answerNo(${page})`]
    }
    const act = event.type === 'forget' ? `forget(${page})` : `answerYes(${page}, ${event.remember})`
    return [...run(), `await ${act}`]
  }

  function stepLines(step: Step, before: Observations | null): readonly string[] {
    const action = actionOf(step)
    if (action.kind === 'wait') return [...stop(), `await page.clock.runFor(${action.ms})`]
    if (action.kind === 'world')
      return [`await changeElsewhere(context, ${elsewhereArgument(action.action)})`]
    const { tab } = action
    const opening = openTab(tab)
    const page = pageOf(tab)
    if (action.kind === 'send') return [...opening, ...answer(tab, action.event, before?.[tab] ?? null)]
    if (action.kind === 'open') return opening
    isFrozen[tab] = action.kind === 'freeze'
    if (action.kind === 'reload') wasInside[tab] = false
    if (action.kind === 'reload') return [...opening, ...run(), `await ${page}.reload()`]
    return [...opening, `await ${action.kind === 'freeze' ? 'freeze' : 'comeBack'}(${page})`]
  }

  return {
    stepLines,
    /** What is looked at in a tab; a frozen one cannot be seen. @param line compares screen and storages */
    expectLines(tab: Tab, expected: Observation, line: string): readonly string[] {
      if (isFrozen[tab]) return []
      const page = pageOf(tab)
      if (expected.status === 'accepted') {
        wasInside[tab] = true
        return [...run(), line]
      }
      const hasMessage = expected.errorMessage !== null
      const counts = isStopped && !isUncounted[tab] && !wasInside[tab]
      return [line, ...(counts ? [`expect(await holdsMessage(${page})).toBe(${hasMessage})`] : [])]
    },
  }
}

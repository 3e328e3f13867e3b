import { browserStorage, readOrAbsent } from '../features/gate/gateStorage'
import { isMissingFile } from '../shared/loadChunk'

/** In the history entry's state, so that nothing is stored: the build that was loaded anew from here. */
const reloadedKey = 'reloaded'

const getBuildName = () =>
  document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.getAttribute('src') ?? ''

const getHistoryState = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>

/** After a reload an answer that is not stored would have to be given again. */
const isAnswerStored = () => readOrAbsent(browserStorage(window)).kind === 'accepted'

/**
 * A page that was opened before a newer build was published asks for files that are gone: loaded anew, it knows
 * theirs. Once for each build and place; without a connection a reload would lose the page.
 */
export const mayReload = (error: unknown) =>
  isMissingFile(error) &&
  navigator.onLine &&
  isAnswerStored() &&
  getHistoryState()[reloadedKey] !== getBuildName()

export function reloadPage() {
  window.history.replaceState({ ...getHistoryState(), [reloadedKey]: getBuildName() }, '')
  window.location.reload()
}

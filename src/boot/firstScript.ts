/** Inlined into every HTML file's head: runs before the page is painted, and reads the gate's storage. */
import { readOrAbsent, storageReader } from '../features/gate/gateStorage'
import { ignoreHeldEnter } from '../features/gate/ignoreHeldEnter'
import type { FirstScript } from '../shared/getFirstScript'
import { fitSystemFonts } from './fitSystemFonts'
import { recordEarlyAnswer, setPageStatus } from './pageState'
import { showPageTitle } from './pageTitle'
import { recordEarlyClick, replayClick } from './recordEarlyClick'
import { registerWorker } from './registerWorker'
import { retryMainScript } from './retryMainScript'
import { showPrerenderedPage } from './showPrerenderedPage'
import { showStaticFailure } from './showStaticFailure'

let shown: ReturnType<typeof showPrerenderedPage> | undefined
const showPage = () => {
  showPageTitle()
  return (shown ??= showPrerenderedPage())
}
window.firstScript = { showPage, replayClick, registerWorker, showStaticFailure } satisfies FirstScript

if (readOrAbsent(storageReader(window)).kind === 'accepted') {
  setPageStatus('accepted')
  void showPage()
}
// After the page is requested, as it takes a phone 60 ms.
fitSystemFonts()

addEventListener('click', recordEarlyAnswer)
addEventListener('click', recordEarlyClick)
addEventListener('keydown', ignoreHeldEnter)

retryMainScript()

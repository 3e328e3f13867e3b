// The styles of the prerendered gate: its components, which import them too, are not in this bundle.
import '../shared/ui/Awayo.scss'
import '../shared/ui/Brand.scss'
import '../shared/ui/Button.scss'
import '../shared/ui/LegalLegends.scss'
import '../shared/ui/Spinner.scss'
import '../shared/ui/VisuallyHidden.scss'
import '../features/gate/GateAnswers.scss'
import '../features/gate/GatePage.scss'
import '../features/gate/LoadingScreen.scss'
import '../features/gate/NoScriptPage.scss'
import '../features/gate/RejectionDialog.scss'
import './staticGate.scss'
import { question } from '../content/gateScriptTexts'
import { subscribeToGate, type Gate } from '../features/gate/createGate'
import { listenToAnswers, sendAnswer, showRejection } from '../features/gate/gateInteraction'
import { redirectToGate } from '../features/gate/requestedAddress'
import { fullTitle } from '../shared/fullTitle'
import { openDoorway } from './openDoorway'
import { setPageStatus, takeEarlyAnswer } from './pageState'

/**
 * Starts the gate in the markup that the build wrote into the HTML: it works before any library has arrived, and is
 * removed once React has rendered the page. While the storage is being read, the page stays as the first script has
 * left it.
 * @param gate not started yet
 * @param onFirstAsk called when the question is asked for the first time
 * @returns once the visitor is accepted: whether the question was asked on this page
 */
export async function runStaticGate(gate: Gate, root: HTMLElement, onFirstAsk: () => void): Promise<boolean> {
  let wasAsked = false
  const ask = (errorMessage: string | null) => {
    setPageStatus('not-accepted')
    document.title = fullTitle(question)
    redirectToGate()
    showRejection(root, errorMessage)
    if (!wasAsked) onFirstAsk()
    wasAsked = true
    sendAnswer(gate, root, takeEarlyAnswer())
  }

  const stopListening = listenToAnswers(gate, root)
  await new Promise<void>((resolve) => {
    const subscription = subscribeToGate(gate, ({ status, errorMessage }) => {
      if (status === 'not-accepted') ask(errorMessage)
      if (status !== 'accepted') return
      subscription.unsubscribe()
      resolve()
    })
    gate.start()
  })
  stopListening()
  if (wasAsked) openDoorway(root)
  setPageStatus('accepted')
  return wasAsked
}

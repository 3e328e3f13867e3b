// The styles of the prerendered gate: the build inlines it, the components that bring it are not in this bundle.
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
import { question } from '../content/gateSentences'
import { subscribeToGate, type Gate } from '../features/gate/createGate'
import { listenToAnswers, sendAnswer, showRejection } from '../features/gate/gateDriver'
import { toGateState, type GateState } from '../features/gate/gateState'
import { redirectToGate } from '../features/gate/requestedAddress'
import { fullTitle } from '../shared/fullTitle'
import { takeEarlyAnswer } from './earlyAnswer'
import { openDoorway } from './openDoorway'

/**
 * The gate the build wrote into the HTML: it answers before any library has arrived, and is gone once React draws.
 * While the machine reads the storage, the page stays as the first script has left it.
 * @param onFirstAsk called when the machine asks for the first time
 * @returns once the visitor is accepted: whether the question was asked on this page
 */
export async function driveStaticGate(
  gate: Gate,
  root: HTMLElement,
  onFirstAsk: () => void,
): Promise<boolean> {
  const { dataset } = document.documentElement
  let wasAsked = false
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => (accept = resolve))

  const ask = (errorMessage: string | null) => {
    dataset.status = 'not-accepted'
    document.title = fullTitle(question)
    redirectToGate()
    showRejection(root, errorMessage)
    if (!wasAsked) onFirstAsk()
    wasAsked = true
    sendAnswer(gate, root, takeEarlyAnswer())
  }
  const onChange = ({ status, errorMessage }: GateState) => {
    if (status === 'not-accepted') ask(errorMessage)
    if (status === 'accepted') accept()
  }
  const stopListening = listenToAnswers(gate, root)
  const subscription = subscribeToGate(gate, onChange)
  onChange(toGateState(gate.getSnapshot()))

  await accepted
  stopListening()
  subscription.unsubscribe()
  if (wasAsked) openDoorway(root)
  dataset.status = 'accepted'
  return wasAsked
}

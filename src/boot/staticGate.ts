// What the prerendered gate wears: the build inlines it, the components that bring it are not in this bundle.
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
import { fullTitle } from '../shared/fullTitle'
import type { Gate } from '../features/gate/createGate'
import type { GateState } from '../features/gate/gateState'
import { openDoorway } from './openDoorway'
import { redirectToGate } from '../features/gate/requestedAddress'

/** What the page's first script has heard before the machine was there. */
const earlyAnswer = (page: HTMLElement) => {
  const { answer } = page.dataset
  delete page.dataset.answer
  return answer
}

/**
 * The gate the build wrote into the HTML: it answers before any library has arrived, and is gone once React draws.
 * It only asks and shows; the machine decides.
 */
export function driveStaticGate(root: HTMLElement) {
  const page = document.documentElement
  const dialog = root.querySelector('dialog')

  const ask = ({ errorMessage }: GateState) => {
    document.title = fullTitle(question)
    redirectToGate()
    if (errorMessage && !dialog?.open) dialog?.showModal()
  }

  return {
    show(state: GateState) {
      if (page.dataset.status === 'not-accepted' && state.status === 'accepted') openDoorway(root)
      page.dataset.status = state.status
      if (state.status === 'not-accepted') ask(state)
    },

    /** Sends the visitor's answers to the machine, and first the one given while it was on its way. */
    listenTo(gate: Gate) {
      const remember = root.querySelector<HTMLInputElement>('input[name=remember]')
      const answer = (value: string | undefined) => {
        if (value === 'yes') gate.send({ type: 'yes', remember: remember?.checked ?? false })
        if (value === 'no') gate.send({ type: 'no' })
      }
      const onClick = ({ target }: MouseEvent) => {
        const button = target instanceof Element && target.closest('button')
        if (!button) return
        if (button.name === 'answer') answer(button.value)
        else if (dialog?.contains(button)) dialog.close()
      }
      root.addEventListener('click', onClick)
      const listening = gate.subscribe((snapshot) => {
        if (!snapshot.hasTag('loading')) answer(earlyAnswer(page))
      })
      return () => {
        root.removeEventListener('click', onClick)
        listening.unsubscribe()
      }
    },
  }
}

// What the gate's buttons and dialog do, in the build's markup (src/boot/staticGate.ts) and in React's (GatePage).
import type { AnswerName } from '../../content/legal'
import type { Gate } from './createGate'

/** @param value of a button that GateAnswers draws; the machine ignores any other. */
export function sendAnswer(gate: Gate, screen: ParentNode, value: string | undefined) {
  const type = value as AnswerName | undefined
  const remember = screen.querySelector('[name=remember]:checked') !== null
  if (type) gate.send(type === 'yes' ? { type, remember } : { type })
}

/**
 * Sends the answers clicked on `screen` to the machine; any button of the dialog closes it.
 * @returns a function that stops listening
 */
export function listenToAnswers(gate: Gate, screen: HTMLElement): () => void {
  const onClick = ({ target }: MouseEvent) => {
    // No `instanceof`: in the lab the screen is in another document, whose elements are of another class.
    const button = (target as Element).closest('button')
    if (button?.name === 'answer') sendAnswer(gate, screen, button.value)
    else button?.closest('dialog')?.close()
  }
  screen.addEventListener('click', onClick)
  return () => screen.removeEventListener('click', onClick)
}

/** Opens the dialog of NO. It stays open when the message ends: nobody could read it in 50 ms (spec §8). */
export function showRejection(screen: ParentNode, errorMessage: string | null) {
  const dialog = screen.querySelector('dialog')
  if (errorMessage && !dialog?.open) dialog?.showModal()
}

// What the gate's buttons and dialog do, in the build's markup (src/boot/staticGate.ts) and in React's (GatePage).
import type { Gate } from './createGate'

/** @param answer the value of the button: anything but `yes` and `no` is ignored. */
export function sendAnswer(gate: Gate, screen: ParentNode, answer: string | undefined) {
  const remember = screen.querySelector('[name=remember]:checked') !== null
  if (answer === 'yes') gate.send({ type: 'yes', remember })
  if (answer === 'no') gate.send({ type: 'no' })
}

/**
 * Sends the answers clicked on `screen` to the machine; any button of the dialog closes it.
 * @returns stops listening
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

/** Opens the dialog of NO, which outlives its message: 50 ms would be read by nobody (spec §8). */
export function showRejection(screen: ParentNode, errorMessage: string | null) {
  const dialog = screen.querySelector('dialog')
  if (errorMessage && !dialog?.open) dialog?.showModal()
}

import { findEquivalentControl } from './findEquivalentControl'

/** While others draw the root anew: call what it returns, and the focus is on the control it was on. */
export function preserveFocus(root: HTMLElement): () => void {
  const { activeElement } = document
  let focused =
    activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : undefined
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused = target
  }
  root.addEventListener('focusin', note)
  return () => {
    root.removeEventListener('focusin', note)
    if (focused && !focused.isConnected) findEquivalentControl(root, focused)?.focus({ preventScroll: true })
  }
}

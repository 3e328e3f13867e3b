import { findEquivalentControl } from '../findEquivalentControl'

/**
 * Call it before the elements of `root` are replaced, and what it returns afterwards: the focus is moved to the
 * replacement of the control that had it.
 */
export function preserveFocus(root: HTMLElement): () => void {
  const { activeElement } = document
  let focused =
    activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : undefined
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused = target
  }
  root.addEventListener('focusin', onFocusIn)
  return () => {
    root.removeEventListener('focusin', onFocusIn)
    if (focused && !focused.isConnected) findEquivalentControl(root, focused)?.focus({ preventScroll: true })
  }
}

import { findEquivalentControl } from './findEquivalentControl'

/**
 * While others draw the root anew: call what it returns, and a control that the mouse held down is pressed when it is
 * let go, though it is another element now. A finger's tap finds the new one by itself.
 */
export function preserveClick(root: HTMLElement): () => void {
  let held: HTMLElement | null = null
  const hold = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') held = (target as Element).closest<HTMLElement>('a, button')
  }
  const letGo = () => (held = null)
  root.addEventListener('pointerdown', hold)
  window.addEventListener('pointerup', letGo)

  return () => {
    root.removeEventListener('pointerdown', hold)
    window.removeEventListener('pointerup', letGo)
    if (!held || held.isConnected) return
    const control = findEquivalentControl(root, held)
    const press = ({ clientX, clientY }: PointerEvent) => {
      if (!control?.contains(document.elementFromPoint(clientX, clientY))) return
      const late = setTimeout(() => control.click())
      control.addEventListener('click', () => clearTimeout(late), { once: true })
    }
    window.addEventListener('pointerup', press, { once: true })
  }
}

import { sameControl } from './sameControl'

/**
 * While others draw the root anew: call what it returns, and a control that was held down is pressed when it is let
 * go, though it is another element now. A browser that finds the new one by itself is left to it.
 */
export function keepHeldPress(root: HTMLElement): () => void {
  let held: HTMLElement | null = null
  const hold = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') held = (target as Element).closest<HTMLElement>('a, button')
  }
  const letGo = () => (held = null)
  const listeners = new AbortController()
  root.addEventListener('pointerdown', hold, listeners)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, letGo, listeners)

  return () => {
    listeners.abort()
    if (!held || held.isConnected) return
    const control = sameControl(root, held)
    const end = new AbortController()
    const press = ({ clientX, clientY }: PointerEvent) => {
      end.abort()
      if (!control?.contains(document.elementFromPoint(clientX, clientY))) return
      const late = setTimeout(() => control.click())
      control.addEventListener('click', () => clearTimeout(late), { once: true })
    }
    window.addEventListener('pointerup', press, end)
    window.addEventListener('pointercancel', () => end.abort(), end)
  }
}

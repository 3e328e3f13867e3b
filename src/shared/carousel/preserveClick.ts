import { findEquivalentControl } from '../findEquivalentControl'

/**
 * Call it before the elements of `root` are replaced, and what it returns afterwards: a mouse button that was pressed
 * on a control and is released on its replacement counts as a click. A tap on a touch screen needs no help.
 */
export function preserveClick(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') pressed = (target as Element).closest<HTMLElement>('a, button')
  }
  const onPointerUp = () => (pressed = null)
  root.addEventListener('pointerdown', onPointerDown)
  window.addEventListener('pointerup', onPointerUp)

  return () => {
    root.removeEventListener('pointerdown', onPointerDown)
    window.removeEventListener('pointerup', onPointerUp)
    if (!pressed || pressed.isConnected) return
    const control = findEquivalentControl(root, pressed)
    const clickOnRelease = ({ clientX, clientY }: PointerEvent) => {
      if (!control?.contains(document.elementFromPoint(clientX, clientY))) return
      const fallback = setTimeout(() => control.click())
      control.addEventListener('click', () => clearTimeout(fallback), { once: true })
    }
    window.addEventListener('pointerup', clickOnRelease, { once: true })
  }
}

/**
 * The page is on view before the code that hears it: until then the root is busy. Call what it returns once React has
 * taken the page over, and the button pressed last is pressed again. Links and disclosures need no code.
 */
export function keepPress(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  // While it bubbles: a click that React hears has made it take the page over before that.
  const note = ({ target }: MouseEvent) => {
    if (root.hasAttribute('aria-busy')) pressed = (target as Element).closest('button') ?? pressed
  }
  root.addEventListener('click', note)
  return () => {
    root.removeEventListener('click', note)
    if (pressed?.isConnected) pressed.click()
  }
}

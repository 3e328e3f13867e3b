/**
 * The page is in view before the code that handles its clicks: until then the root is busy.
 * @returns a function to call after hydration: it clicks the last button that was clicked before. Links and disclosures
 * need no code.
 */
export function recordEarlyClick(root: HTMLElement): () => void {
  let clicked: HTMLElement | null = null
  // While it bubbles: a click that React handles has ended the busy state before that.
  const onClick = ({ target }: MouseEvent) => {
    if (root.hasAttribute('aria-busy')) clicked = (target as Element).closest('button') ?? clicked
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
    if (clicked?.isConnected) clicked.click()
    clicked = null
  }
}

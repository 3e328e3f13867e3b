// In the first script: the page is in view before the code that handles its clicks, and `#root` is busy until then.

let clicked: HTMLElement | undefined

/** Records the last clicked button. Links and disclosures need no code. */
export function recordEarlyClick({ target }: MouseEvent) {
  clicked = (target as Element).closest<HTMLElement>('[aria-busy] button') ?? clicked
}

/** Clicks the recorded button, once; of one that is gone nothing is heard. */
export function replayClick() {
  clicked?.click()
  clicked = undefined
}

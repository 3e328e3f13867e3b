const controlSelector = 'a, button, input, summary, [tabindex]'

/** Copies of slides, and slides out of view, which cannot take the focus. */
const unreachable = '[aria-hidden="true"], [inert]'

const signatureOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join()

/** The control within reach that has taken the place of a removed one: same element, link and name. */
export function findEquivalentControl(root: HTMLElement, replaced: HTMLElement) {
  const signature = signatureOf(replaced)
  return [...root.querySelectorAll<HTMLElement>(controlSelector)].find(
    (control) => !control.closest(unreachable) && signatureOf(control) === signature,
  )
}

const controlSelector = 'a, button, input, summary, [tabindex]'

const signatureOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join()

/** The control that has taken the place of a removed one: same element, link and name. */
export function findEquivalentControl(root: HTMLElement, replaced: HTMLElement) {
  const signature = signatureOf(replaced)
  return [...root.querySelectorAll<HTMLElement>(controlSelector)].find(
    (control) => signatureOf(control) === signature,
  )
}

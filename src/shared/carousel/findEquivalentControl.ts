const controls = 'a, button, input, summary, [tabindex]'

const nameOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join()

/** The control that came in the place of one that is gone. */
export function findEquivalentControl(root: HTMLElement, gone: HTMLElement) {
  const wanted = nameOf(gone)
  return [...root.querySelectorAll<HTMLElement>(controls)].find((control) => nameOf(control) === wanted)
}

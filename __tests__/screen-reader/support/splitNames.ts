const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

function textWithout(control: Element, hidden: string) {
  const copy = control.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(hidden)) part.remove()
  return words(copy.textContent)
}

/** Names of controls in which the words that are seen do not stand together: who says these would not reach them (WCAG 2.5.3). */
export const splitNames = (root: Element): string[] =>
  [...root.querySelectorAll('a, button, summary')].flatMap((control) => {
    const name = words(control.getAttribute('aria-label')) || textWithout(control, '[aria-hidden="true"]')
    const seen = textWithout(control, '[aria-hidden="true"], .visually-hidden')
    return name.includes(seen) ? [] : [name]
  })

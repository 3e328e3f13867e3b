/** What a virtual screen reader cannot start from, or what is out of view, is read in a copy of its own. */
export function copyOf(...elements: Element[]) {
  const copy = document.createElement('section')
  copy.setAttribute('aria-label', 'Copia')
  copy.append(...elements.map((element) => element.cloneNode(true)))
  document.body.replaceChildren(copy)
  return copy
}

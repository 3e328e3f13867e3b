import { defaultTreeAdapter as tree, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

/** A document's elements in their order, those of templates too. */
export const elementsIn = (node: Node): readonly Element[] => {
  if (!('childNodes' in node)) return []
  const inside = 'content' in node ? [node.content] : node.childNodes
  return [...(tree.isElementNode(node) ? [node] : []), ...inside.flatMap(elementsIn)]
}

export const attributesOf = ({ attrs }: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Text of an element that holds no other, e.g. a script. */
export const textOf = (element: Element) =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')

const notShown = ['script', 'style', 'template', 'code', 'svg']
const shownAttributes = ['alt', 'title', 'aria-label', 'placeholder']

/** What is read or heard in Spanish: text and the attributes with words in them; no code, nothing marked as English. */
export const shownText = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value
  if (!('childNodes' in node) || notShown.includes(node.nodeName)) return ''
  const attributes = tree.isElementNode(node) ? attributesOf(node) : {}
  if (attributes.lang === 'en') return ''
  const said = shownAttributes.map((name) => attributes[name] ?? '')
  return [...said, ...node.childNodes.map(shownText)].join(' ').replace(/\s+/g, ' ').trim()
}

import { defaultTreeAdapter as tree, parse } from 'parse5'

export interface HeadElement {
  /** `title`, `meta og:title`, `link canonical`, `script application/ld+json`; a comment or loose text by its kind. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The content or address it gives, else its text. */
  readonly content: string
  /** Where it stands in the file, in characters. */
  readonly start: number
  readonly end: number
}

const nameOf = (tag: string, attributes: HeadElement['attributes']) => {
  const { name, property, rel, type, id } = attributes
  const kind = { meta: name ?? property, link: rel, script: id ?? type }[tag]
  return [tag, kind ?? Object.keys(attributes).find((key) => key === 'charset')].filter(Boolean).join(' ')
}

/** The head of an HTML file, element by element, as a browser reads it. */
export function readHead(html: string): readonly HeadElement[] {
  const root = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(tree.isElementNode)
  const head = root?.childNodes.filter(tree.isElementNode).find(({ tagName }) => tagName === 'head')
  return (head?.childNodes ?? []).flatMap((node) => {
    const { startOffset: start = 0, endOffset: end = 0 } = node.sourceCodeLocation ?? {}
    if (tree.isElementNode(node)) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      const text = node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')
      const { content = attributes.charset ?? attributes.href ?? text } = attributes
      return [{ name: nameOf(node.tagName, attributes), attributes, content, start, end }]
    }
    const content = html.slice(start, end)
    return content.trim() ? [{ name: node.nodeName, attributes: {}, content, start, end }] : []
  })
}

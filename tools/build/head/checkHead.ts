import { namingRules, otherRules } from './headRules'
import type { NamedPage } from './headSchemas'
import { readHead, type HeadElement } from './readHead'

interface HeadCheck {
  /** What of the head is not on the list, in Spanish. */
  readonly leaks: readonly string[]
  /** The file without what may name its page: no word of the catalogue may be there. */
  readonly rest: string
}

const namingAttributes = ['name', 'property', 'content', 'rel', 'hreflang', 'href', 'type']

const isNaming = ({ name }: HeadElement) => name in namingRules

function isAllowed(element: HeadElement, all: readonly HeadElement[], page: NamedPage): boolean {
  const { name, attributes, content } = element
  if (!isNaming(element)) return otherRules[name]?.(content, page) ?? false
  const isSingle = name === 'link alternate' || all.filter((other) => other.name === name).length === 1
  const isBare = Object.keys(attributes).every((key) => namingAttributes.includes(key))
  return isSingle && isBare && (namingRules[name]?.(content, page) ?? false)
}

/** Reads a whole HTML file: its head by the list of what may be there, and all the rest. */
export function checkHead(html: string): HeadCheck {
  const elements = readHead(html)
  const contentOf = (name: string) => elements.find((element) => element.name === name)?.content ?? ''
  const page = {
    title: contentOf('meta og:title'),
    description: contentOf('meta description'),
    image: contentOf('meta og:image'),
  }
  const wrong = elements.filter((element) => !isAllowed(element, elements, page))
  return {
    leaks: wrong.map(({ name, content }) => `encabezado, ${name}: ${content.trim().slice(0, 60)}`),
    rest: elements
      .filter(isNaming)
      .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, html),
  }
}

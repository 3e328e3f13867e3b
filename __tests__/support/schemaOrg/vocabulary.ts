import { readFileSync } from 'node:fs'

// schema.org's definitions as it publishes them (schemaorg-current-http.nt), packed by github.com/zazuko/rdf-vocabularies.
const file = require.resolve('@vocabulary/schema/schema.nq')

const schema = 'http://schema.org/'
const triple = /^<http:\/\/schema\.org\/([^>]+)> <([^>]+)> <([^>]+)> /

type Links = ReadonlyMap<string, ReadonlySet<string>>

const predicates = {
  type: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
  subClassOf: 'http://www.w3.org/2000/01/rdf-schema#subClassOf',
  domain: `${schema}domainIncludes`,
  range: `${schema}rangeIncludes`,
  replaced: `${schema}supersededBy`,
} as const

type Predicate = keyof typeof predicates

/** For each name without its prefix, the others that a predicate leads to. */
function readVocabulary(): Readonly<Record<Predicate, Links>> {
  const names = Object.keys(predicates) as Predicate[]
  const found = Object.fromEntries(names.map((name) => [name, new Map<string, Set<string>>()]))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate, object = ''] = triple.exec(line) ?? []
    const links = found[names.find((name) => predicates[name] === predicate) ?? '']
    links?.set(subject, (links.get(subject) ?? new Set()).add(object.replace(schema, '')))
  }
  return found as Record<Predicate, Map<string, Set<string>>>
}

export const vocabulary = readVocabulary()

const linked = (links: Links, name: string): readonly string[] => [...(links.get(name) ?? [])]

/** The name itself, and every class above it. */
export const withParents = (name: string): readonly string[] => [
  name,
  ...linked(vocabulary.subClassOf, name).flatMap(withParents),
]

export const domainOf = (property: string) => linked(vocabulary.domain, property)
export const rangeOf = (property: string) => linked(vocabulary.range, property)
export const typesOf = (name: string) => linked(vocabulary.type, name)
export const replacementsOf = (name: string) => linked(vocabulary.replaced, name)

/** A data type, by which schema.org means what is written as text, number, day or time. */
export const isDataType = (name: string) =>
  withParents(name).some((parent) => typesOf(parent).includes('DataType'))

/** One of a fixed list, e.g. the days of the week. */
export const isEnumeration = (name: string) => withParents(name).includes('Enumeration')

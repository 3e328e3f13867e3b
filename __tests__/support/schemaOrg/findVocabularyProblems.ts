import {
  domainOf,
  isDataType,
  isEnumeration,
  rangeOf,
  replacementsOf,
  typesOf,
  withParents,
} from './vocabulary'

const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const day = /^\d{4}-\d\d-\d\d$/

/** What a value of each data type is written like; those below Text, but for addresses, are plain words. */
const writings: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Time: (value) => typeof value === 'string' && time.test(value),
  Date: (value) => typeof value === 'string' && day.test(value),
  DateTime: (value) =>
    typeof value === 'string' && day.test(value.slice(0, 10)) && time.test(value.slice(11, 16)),
}

const isWritten = (value: unknown, type: string) =>
  writings[withParents(type).find((parent) => parent in writings) ?? '']?.(value) ?? false

/** `https://schema.org/Monday` names a member of DayOfWeek; any other address may stand for a thing (JSON-LD 1.1 §4.2.2). */
function isReference(value: unknown, type: string) {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const [, member] = /^https?:\/\/schema\.org\/(\w+)$/.exec(value) ?? []
  return isEnumeration(type) ? member !== undefined && typesOf(member).includes(type) : member === undefined
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fits(value: unknown, type: string): boolean {
  if (isNode(value)) return withParents(String(value['@type'])).includes(type)
  return isDataType(type) ? isWritten(value, type) : isReference(value, type)
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

function findValueProblems(place: string, property: string, value: unknown): readonly string[] {
  const own = rangeOf(property).some((type) => fits(value, type))
    ? []
    : [`${place}: ${JSON.stringify(value)} is none of ${rangeOf(property).join(', ')}`]
  return isNode(value) ? [...own, ...findVocabularyProblems(value, place)] : own
}

/** A node of structured data by schema.org's own definitions: a sentence for each type, property or value that they do not know. */
export function findVocabularyProblems(
  node: Readonly<Record<string, unknown>>,
  place = String(node['@type']),
): readonly string[] {
  const type = String(node['@type'])
  if (isDataType(type) || !typesOf(type).some((kind) => kind.endsWith('#Class')))
    return [`${place}: there is no type ${type}`]
  const parents = withParents(type)
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const here = `${place}.${property}`
    if (!domainOf(property).some((domain) => parents.includes(domain))) return [`${here}: not of ${type}`]
    const replaced = replacementsOf(property).map((name) => `${here}: replaced by ${name}`)
    const values = listed(value)
    const found = values.flatMap((each) => findValueProblems(here, property, each))
    return [...replaced, ...(values.length === 0 ? [`${here}: empty`] : found)]
  })
}

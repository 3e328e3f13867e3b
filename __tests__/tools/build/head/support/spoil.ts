type Data = Record<string, unknown>

interface Spoiled {
  /** `styles.0.href changed` */
  readonly what: string
  readonly value: unknown
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** What this value can be spoiled into; undefined leaves its key out. */
function spoilValue(value: unknown): readonly (readonly [what: string, value: unknown])[] {
  if (Array.isArray(value)) return [['left out', undefined]]
  if (isObject(value))
    return [
      ['left out', undefined],
      ['with one key more', { ...value, story: 'Una noche' }],
    ]
  return [
    ['left out', undefined],
    ['changed', typeof value === 'number' ? value + 1 : `${String(value)} Una noche`],
    ['of another type', true],
  ]
}

/** Each way to add one key to data, to leave one out or to change one value. A list may be shorter. */
export function spoil(data: unknown): readonly Spoiled[] {
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([key, part]) => {
    const replacePart = (value: unknown) =>
      Array.isArray(data)
        ? data.map((item: unknown, index) => (String(index) === key ? value : item))
        : { ...data, [key]: value }
    const here = spoilValue(part)
      .filter(([, value]) => !(Array.isArray(data) && value === undefined))
      .map(([what, value]) => ({ what: `${key} ${what}`, value: replacePart(value) }))
    const inside = spoil(part).map(({ what, value }) => ({
      what: `${key}.${what}`,
      value: replacePart(value),
    }))
    return [...here, ...inside]
  })
}

import { canonicalJson } from './canonicalJson'

/** Published dossiers keep the words they were first written with: name in the code → name in the files. */
const fileKeys: Readonly<Record<string, string>> = {
  observations: 'looks',
  observation: 'look',
  measures: 'sightings',
  implementation: 'deed',
}

const codeKeys = Object.fromEntries(Object.entries(fileKeys).map(([code, file]) => [file, code]))

const renameKeys = (value: unknown, names: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [names[key] ?? key, renameKeys(entry, names)]),
  )
}

/** The text of an evidence file. */
export const evidenceJson = (content: unknown): string => canonicalJson(renameKeys(content, fileKeys))

/** The content of an evidence file. Throws where the text is not JSON. */
export const parseEvidenceJson = (text: string): unknown => renameKeys(JSON.parse(text), codeKeys)

/** A path inside the content as the file writes it: `observations.0.id` → `looks.0.id`. */
export const filePath = (path: string): string =>
  path
    .split('.')
    .map((key) => fileKeys[key] ?? key)
    .join('.')

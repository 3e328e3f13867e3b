import { canonicalJson } from './canonicalJson'
import type { Evidence } from './evidence'
import { publishedKeys, publishedValues } from './publishedNames'

const evidenceFiles: Readonly<Record<keyof Evidence, string>> = {
  site: 'sitio.json',
  machine: 'maquina.json',
  observed: 'observado.json',
  results: 'resultados.json',
  storage: 'almacenamiento.json',
  texts: 'textos.json',
  pictures: 'imagenes.json',
  requests: 'red.json',
  attestations: 'atestaciones.json',
}

/** Each part of the evidence with the name of its file. */
export const evidenceParts = Object.entries(evidenceFiles) as (readonly [keyof Evidence, string])[]

type Words = ReadonlyMap<string, string>

interface Vocabulary {
  readonly keys: Words
  readonly values: ReadonlyMap<string, Words>
}

function vocabulary(order: (pair: readonly [string, string]) => readonly [string, string]): Vocabulary {
  const wordsOf = (words: Readonly<Record<string, string>>) => new Map(Object.entries(words).map(order))
  return {
    keys: wordsOf(publishedKeys),
    values: new Map(Object.entries(publishedValues).map(([key, words]) => [key, wordsOf(words)])),
  }
}

const toFile = vocabulary((pair) => pair)
const toCode = vocabulary(([code, file]) => [file, code])

function translate(content: unknown, words: Vocabulary, key = ''): unknown {
  if (typeof content === 'string') return words.values.get(key)?.get(content) ?? content
  if (Array.isArray(content)) return content.map((entry) => translate(entry, words, key))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, entry]) => [
      words.keys.get(name) ?? name,
      translate(entry, words, name),
    ]),
  )
}

/** The text of an evidence file. */
export const evidenceJson = (content: unknown): string => canonicalJson(translate(content, toFile))

/** The content of an evidence file. Throws where the text is not JSON. */
export const parseEvidenceJson = (text: string): unknown => translate(JSON.parse(text), toCode)

/** A path inside the content as the file writes it: `observations.0.id` → `looks.0.id`. */
export const filePath = (path: string): string =>
  path
    .split('.')
    .map((key) => toFile.keys.get(key) ?? key)
    .join('.')

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import nspell from 'nspell'
import * as chapterHelp from '../../src/audit/dossier/texts/chapterHelp'
import * as dossierTexts from '../../src/audit/dossier/texts/dossierTexts'
import * as practices from '../../src/audit/dossier/texts/practices'
import * as tableTexts from '../../src/audit/dossier/texts/tableTexts'
import * as evidenceTexts from '../../src/audit/lab/texts/evidenceTexts'
import * as labTexts from '../../src/audit/lab/texts/labTexts'
import * as offline from '../../src/content/offline'
import { stringsIn } from './allContent'
import { ownWords } from './ownWords'

// Every word on screen is in the Spanish dictionary of LibreOffice or in our own list: a slip of the keyboard, and a
// sentence in English, are red.

jest.setTimeout(60_000)

const folder = dirname(require.resolve('dictionary-es'))
const dictionary = (file: string) => readFileSync(join(folder, file))
const spelling = nspell(dictionary('index.aff'), dictionary('index.dic'))

const transcripts = resolve('__tests__/screen-reader/transcripts')

const texts: ReadonlyMap<string, string> = new Map([
  ...readdirSync(transcripts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readFileSync(join(transcripts, name), 'utf8')] as const),
  ...Object.entries({
    chapterHelp,
    dossierTexts,
    practices,
    tableTexts,
    evidenceTexts,
    labTexts,
    offline,
  }).map(([name, module]) => [name, stringsIn(module).join(' ')] as const),
])

/** `https://…`, file names and keys are no prose; `aaa…` is what a journey types. */
const noProse = /https?:\S+|\S*[./-][a-z]+[./-]\S*|a{9,}|#\p{L}+/gu

const wordsOf = (text: string) => new Set(text.replace(noProse, ' ').match(/\p{L}{2,}/gu))

const unknown = [...texts].flatMap(([name, text]) =>
  [...wordsOf(text)].filter((word) => !spelling.correct(word)).map((word) => ({ name, word })),
)

it('every word on screen is in the dictionary or in __tests__/content/ownWords.ts', () => {
  const wrong = unknown.filter(({ word }) => !ownWords.has(word))
  expect(wrong.map(({ name, word }) => `${word} (${name})`)).toEqual([])
})

it('__tests__/content/ownWords.ts has no word that the dictionary knows or that nobody writes', () => {
  const used = new Set(unknown.map(({ word }) => word))
  expect([...ownWords].filter((word) => !used.has(word))).toEqual([])
})

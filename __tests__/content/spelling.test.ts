import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'parse5'
import { owner } from '../../src/content/owner'
import { ownerLots } from '../../src/content/ownerLots'
import { ownerPlaces } from '../../src/content/ownerPlaces'
import { shownText } from '../support/elements'
import { findUnknownWords } from '../support/spanish'
import { auditWords, ownWords } from './ownWords'
import { sentencesInSource } from './support/sentencesInSource'
import { isAudit, sourcesOnScreen } from './support/sourcesOnScreen'
import { expectSome } from '../support/expectSome'

// Every word on screen is in the Spanish dictionary of LibreOffice or in our own list: a slip of the keyboard, and a
// sentence in English, are red.

const transcripts = resolve('__tests__/screen-reader/transcripts')

const auditDocuments = ['index.html', 'cumplimiento.html'].map((name) => join('src/audit/page', name))

const texts: ReadonlyMap<string, string> = new Map([
  ...readdirSync(transcripts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readFileSync(join(transcripts, name), 'utf8')] as const),
  ...auditDocuments.map(
    (file) => [file, shownText(parse(readFileSync(file, 'utf8'), { scriptingEnabled: false }))] as const,
  ),
  ...sourcesOnScreen.map((file) => [file, sentencesInSource(file).join(' ')] as const),
])

const withoutMails = (text: string) => text.replace(/\S+@\S+/g, '')

const unknown = [...texts].flatMap(([name, text]) =>
  findUnknownWords(withoutMails(text)).map((word) => ({ name, word })),
)
/** Names and numbers of the owner, which no dictionary has. */
const ownerNames = new Set(
  findUnknownWords(
    [
      ...Object.values(owner.artistNames).map(({ value }) => value),
      owner.vineyardValley.value,
      ...ownerLots.lots.value.flatMap(({ id, village }) => [id, village]),
      ...[ownerPlaces.house.value, ...ownerPlaces.shops.value].flatMap(({ name, address, city }) => [
        name,
        address,
        city,
      ]),
    ].join('\n'),
  ).filter((word) => /^\p{Lu}/u.test(word)),
)
const isOwn = ({ name, word }: (typeof unknown)[number]) =>
  ownWords.has(word) || ownerNames.has(word) || (isAudit(name) && auditWords.has(word))

it('every word on screen is in the dictionary or in __tests__/content/ownWords.ts', () => {
  const wrong = unknown.filter((each) => !isOwn(each))
  expect(wrong.map(({ name, word }) => `${word} (${name})`)).toEqual([])
})

it('__tests__/content/ownWords.ts has no word that the dictionary knows or that nobody writes', () => {
  const usedIn = (files: typeof unknown) => new Set(files.map(({ word }) => word))
  const onSite = usedIn(unknown.filter(({ name }) => !isAudit(name)))
  const inAudit = usedIn(unknown.filter(({ name }) => isAudit(name)))
  expect(expectSome([...ownWords]).filter((word) => !onSite.has(word))).toEqual([])
  expect(expectSome([...auditWords]).filter((word) => !inAudit.has(word) || ownWords.has(word))).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { reviewedTexts, type TextId } from '../../../src/audit/dossier/requirements/legalSentences'
import { expectReviewed } from '../../support/reviewedFile'

const file = join(__dirname, 'reviewedSentences.txt')
const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : ''

const rowsOf = (id: TextId) =>
  requirements
    .filter(({ evidence }) =>
      evidence.some((reference) => reference.kind === 'text' && reference.text === id),
    )
    .map((row) => `  ${row.id}: ${row.summary}\n`)
    .join('')

const sentences = reviewedTexts()

/** As a person has read it last; a sentence that is new has version 0. */
const readBefore = (id: TextId) => {
  const [, version = '0', text] = new RegExp(`^${id}, version (\\d+): (.*)$`, 'm').exec(reviewed) ?? []
  return { version: Number(version), text }
}

it('a legal sentence with other words has a higher version in src/audit/dossier/requirements/legalSentences.ts, and the rows that rest on it were read', () => {
  const withOldVersion = sentences.filter(({ id, version, text }) => {
    const before = readBefore(id)
    return version < before.version || (version === before.version && text !== before.text)
  })
  expect(withOldVersion).toEqual([])
  expectReviewed(
    file,
    sentences.map(({ id, version, text }) => `${id}, version ${version}: ${text}\n${rowsOf(id)}`).join('\n'),
  )
})

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

const sentences = reviewedTexts().map(({ id, version, text }) => ({
  id,
  heading: `${id}, version ${version}: `,
  text,
}))

it('a legal sentence with other words has a higher version in src/audit/dossier/requirements/legalSentences.ts, and the rows that rest on it were read', () => {
  const withOldVersion = sentences.filter(({ heading, text }) => {
    const words = `\n${reviewed}`.split(`\n${heading}`)[1]?.split('\n')[0]
    return words !== undefined && words !== text
  })
  expect(withOldVersion).toEqual([])
  expectReviewed(
    file,
    sentences.map(({ id, heading, text }) => `${heading}${text}\n${rowsOf(id)}`).join('\n'),
  )
})

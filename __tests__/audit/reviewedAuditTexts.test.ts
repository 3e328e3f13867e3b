import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesInSource } from '../content/support/sentencesInSource'
import { expectReviewed } from '../support/reviewedFile'

/** Where the texts of the lab and of the dossier stand; the chart's exports have tests of their own. */
const folders = ['src/audit', 'tools/dossier/requirements']

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('chart/export'))
    .sort()
    .map((name) => join(folder, name)),
)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

it('every sentence of the lab and of the dossier is as a person has read it', () => {
  const sections = files.flatMap((file) => {
    const sentences = sentencesInSource(file).map(oneLine).filter(Boolean)
    return sentences.length > 0 ? [`${file}\n${sentences.map((text) => `  ${text}\n`).join('')}`] : []
  })
  expectReviewed(join(__dirname, 'reviewedAuditTexts.txt'), sections.join('\n'))
})

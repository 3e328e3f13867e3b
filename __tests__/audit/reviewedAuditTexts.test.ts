import { join } from 'node:path'
import { sentencesInSource } from '../content/support/sentencesInSource'
import { isAudit, sourcesOnScreen } from '../content/support/sourcesOnScreen'
import { expectSome } from '../support/expectSome'
import { expectReviewed } from '../support/reviewedFile'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

it('every sentence of the lab and of the dossier is as a person has read it', () => {
  const sections = expectSome(sourcesOnScreen.filter(isAudit)).flatMap((file) => {
    const sentences = sentencesInSource(file).map(oneLine).filter(Boolean)
    return sentences.length > 0 ? [`${file}\n${sentences.map((text) => `  ${text}\n`).join('')}`] : []
  })
  expectReviewed(join(__dirname, 'reviewedAuditTexts.txt'), sections.join('\n'))
})

import { join } from 'node:path'
import { allFacts, listSamples } from '../../src/content/ownerFacts'
import { expectReviewed } from '../support/reviewedFile'

it('the facts that are still samples are those that a person has read', () => {
  const keys = listSamples(allFacts).map(({ key }) => `${key}\n`)
  expectReviewed(join(__dirname, 'reviewedSamples.txt'), keys.join(''))
})

import { allFacts } from '../../../src/content/ownerFacts'
import { sampleWarning } from '../../../tools/labels/sampleWarning'

const warningWhere = (isAddressSample: boolean, areLotsSample: boolean) =>
  sampleWarning({
    canonicalUrl: { ...allFacts.canonicalUrl, sample: isAddressSample },
    lots: { ...allFacts.lots, sample: areLotsSample },
  })

test('whoever prints the codes is warned of a sample address and of sample lots, each alone too', () => {
  expect(warningWhere(true, true)).toContain('No imprimas todavía: canonicalUrl y lots son')
  expect(warningWhere(true, false)).toContain('No imprimas todavía: canonicalUrl son')
  expect(warningWhere(false, true)).toContain('No imprimas todavía: lots son')
})

test('once address and lots are the owner’s there is no warning', () => {
  expect(warningWhere(false, false)).toBeNull()
})

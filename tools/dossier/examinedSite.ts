import type { Evidence } from '../../src/audit/dossier/evidence/evidence'
import { owner } from '../../src/content/owner'
import { allFacts, listSamples } from '../../src/content/ownerFacts'

/** What the dossier is about: the site's address, its pages, and what in it is not the owner's yet. */
export const examinedSite = (addresses: readonly string[]): Evidence['site'] => ({
  address: owner.canonicalUrl.value,
  isSampleAddress: owner.canonicalUrl.sample,
  pages: addresses.length,
  samples: listSamples(allFacts).map(({ note }) => note),
})

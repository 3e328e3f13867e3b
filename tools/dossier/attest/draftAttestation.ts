import type { Attestation } from '../../../src/audit/dossier/evidence/evidence'
import { coveredBy, type Signable } from '../../../src/audit/dossier/requirements/coveredBy'
import { reviewedTexts } from '../../../src/audit/dossier/requirements/legalSentences'
import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { catalogueFingerprint } from '../catalogueFingerprint'
import { masterPictures } from '../pictures/masterPictures'
import { fingerprint } from '../../shared/fingerprint'

/** What can be signed as it is now in the working folder. */
const signableNow = (): Signable => ({
  pictures: {
    pictures: masterPictures().map(({ file, alt, bytes }) => ({
      file,
      alt,
      sha256: fingerprint(bytes),
      published: 0,
    })),
    unlisted: [],
  },
  texts: { texts: reviewedTexts(), catalogue: catalogueFingerprint() },
})

type Words = Pick<Attestation, 'reviewer' | 'role' | 'expires' | 'note'> & {
  readonly verdict: string
}

/** An entry for a row with the hashes of all that the row covers; `day` and `commit` are of what was looked at. */
export const draftAttestation = (
  row: Requirement,
  { verdict, reviewer, role, expires, note }: Words,
  { day, commit }: { readonly day: string; readonly commit: string },
) => ({
  requirement: row.id,
  verdict,
  reviewer,
  role,
  date: day,
  expires,
  commit,
  note,
  looked: coveredBy(row, signableNow()),
})

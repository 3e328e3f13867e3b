import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import type { Status } from '../../../src/audit/dossier/judgement/statuses'
import type { EvidenceReference } from '../../../src/audit/dossier/requirements/requirement'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { soundEvidence } from './support/soundEvidence'
import { spoils } from './support/spoiledEvidence'
import { expectSome } from '../../support/expectSome'
import { signatureOf, withSignatures } from './support/signing'
import { runDay } from './support/runDay'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

const spoiledBy = (spoil: unknown, reference: EvidenceReference) =>
  (spoil as (evidence: Evidence, reference: EvidenceReference) => Evidence)(sound, reference)

const cases = Object.entries(spoils).flatMap(([badness, byKind]) =>
  Object.entries(byKind).map(([kind, spoil]) => [badness, kind, spoil] as const),
)

/** What was observed and is not as required is not met; what nobody observed, or proves nothing, has no evidence. */
const expectedStatus = (badness: string, kind: string): Status => {
  if (badness === 'missing' || badness === 'empty') return 'SIN EVIDENCIA'
  return badness === 'contradictory' && kind === 'rule' ? 'SIN EVIDENCIA' : 'NO CONFORME'
}

it.each(cases)('%s evidence of the kind «%s» leaves no row green that names it', (badness, kind, spoil) => {
  const named = requirements.flatMap((row) =>
    row.evidence
      .filter((reference) => reference.kind === kind && row.notApplicable === undefined)
      .map((reference) => ({ row, reference })),
  )
  expect(named).not.toEqual([])
  const statuses = named.map(({ row, reference }) => {
    const alone = { ...row, types: ['A'] as const, evidence: [reference] }
    const [judged, whole] = judge([alone, row], spoiledBy(spoil, reference), runDay)
    const isGreen = whole?.status !== 'NO CONFORME' && whole?.status !== 'SIN EVIDENCIA'
    return `${row.id}: ${judged?.status}${isGreen ? ', and the whole row passes' : ''}`
  })
  expect(statuses).toEqual(named.map(({ row }) => `${row.id}: ${expectedStatus(badness, kind)}`))
})

it('every kind of evidence that a row can name is spoiled here', () => {
  const kinds = new Set(requirements.flatMap(({ evidence }) => evidence.map(({ kind }) => kind)))
  expect(Object.keys(spoils.missing).sort()).toEqual([...kinds].sort())
})

it('a row that a person found not to comply is not green, whatever was observed', () => {
  for (const row of expectSome(requirements)) {
    const { id, notApplicable } = row
    const refused = withSignatures(sound, signatureOf(id, sound, { verdict: 'no conforme' }))
    const [judged] = judge([row], refused, runDay)
    expect([id, judged?.status]).toEqual([id, notApplicable ? 'NO APLICA' : 'NO CONFORME'])
  }
})

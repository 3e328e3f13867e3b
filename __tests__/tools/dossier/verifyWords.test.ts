import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { compareConclusions } from '../../../src/audit/dossier/evidence/verify'
import { compareWords } from '../../../src/audit/dossier/evidence/verifyWords'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { fingerprint } from '../../../tools/shared/fingerprint'
import { runDay } from '../../audit/dossier/support/runDay'
import { signatureOf, withSignatures } from '../../audit/dossier/support/signing'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

it('a row whose words changed is named, as long as its hash did not', () => {
  const rows = judge(requirements, sound, runDay)
  expect(compareWords(rows, fingerprint)).toEqual([])
  const [first, ...rest] = rows
  const others = { ...first!, interpretation: { question: 'a', reading: 'b', otherReading: 'c' } }
  expect(compareWords([others, ...rest], fingerprint)).toEqual([
    `requisitos.json: la huella de «${first!.id}» no es la de sus palabras.`,
  ])
})

it('a status that rests on a signature that had run out on the day of the run is a contradiction', () => {
  const evidence = withSignatures(sound, signatureOf('EV-FIRMA', sound, { expires: '2026-12-01' }))
  const rows = judge(requirements, evidence, '2026-12-01')
  expect(rows.find(({ id }) => id === 'EV-FIRMA')?.status).toBe('CONFORME')
  expect(compareConclusions(rows, evidence, '2026-12-01')).toEqual([])
  expect(compareConclusions(rows, evidence, '2026-12-02')).toEqual([
    'requisitos.json dice de EV-FIRMA «CONFORME», y de la evidencia resulta «PENDIENTE DE REVISIÓN HUMANA».',
  ])
})

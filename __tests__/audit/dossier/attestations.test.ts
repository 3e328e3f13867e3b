import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { soundEvidence, withObservation } from './support/soundEvidence'
import { runDay } from './support/runDay'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

const attesting = (...verdicts: ('conforme' | 'no conforme')[]): Evidence => ({
  ...sound,
  attestations: {
    attestations: verdicts.map((verdict) => ({
      requirement: 'BO-259-08.1',
      verdict,
      reviewer: 'A',
      role: 'Abogada',
      date: '2026-11-20',
      note: 'Todas.',
    })),
  },
})

const statusOf = (evidence: Evidence, id: string) =>
  judge(requirements, evidence, runDay).find((row) => row.id === id)?.status

it('a row for people is pending until it is signed, then has the signed verdict', () => {
  expect(statusOf(sound, 'BO-259-08.1')).toBe('PENDIENTE DE REVISIÓN HUMANA')
  expect(statusOf(attesting('conforme'), 'BO-259-08.1')).toBe('CONFORME')
  expect(statusOf(attesting('no conforme'), 'BO-259-08.1')).toBe('NO CONFORME')
  expect(statusOf(attesting('conforme'), 'BO-259-08.3')).toBe('PENDIENTE DE REVISIÓN HUMANA')
})

it('of two signed verdicts the later one counts', () => {
  expect(statusOf(attesting('conforme', 'no conforme'), 'BO-259-08.1')).toBe('NO CONFORME')
  expect(statusOf(attesting('no conforme', 'conforme'), 'BO-259-08.1')).toBe('CONFORME')
})

it('a signed verdict does not hide a failed observation', () => {
  const broken = withObservation(sound, 'forbidden-words', '/: éxito')
  const signed = {
    ...broken,
    attestations: {
      attestations: [
        {
          requirement: 'BO-259-08.2',
          verdict: 'conforme',
          reviewer: 'A',
          role: 'Abogada',
          date: '2026-11-20',
          note: 'Todo.',
        } as const,
      ],
    },
  }
  expect(statusOf(signed, 'BO-259-08.2')).toBe('NO CONFORME')
})

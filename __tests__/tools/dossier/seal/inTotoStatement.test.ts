import type { JudgedRequirement } from '../../../../src/audit/dossier/judgement/judge'
import { statuses, type Status } from '../../../../src/audit/dossier/judgement/statuses'
import { inTotoStatement } from '../../../../tools/dossier/seal/inTotoStatement'

const row = (status: Status): JudgedRequirement => ({
  id: status.toLowerCase(),
  source: 's',
  article: 'a',
  summary: 's',
  implementation: 'i',
  types: ['A'],
  owner: 'Equipo del sitio',
  states: [],
  evidence: [],
  status,
  findings: [],
  attestation: null,
  lapse: null,
  figures: [],
  group: 'Privacidad',
  sha256: '',
})

const manifest = {
  commit: 'c0ffee',
  commitDate: null,
  hasChanges: false,
  lockfile: '',
  sources: '',
  dossier: { 'requisitos.json': 'aa', 'verificar.mjs': 'bb' },
  site: {},
  raiz: 'cc',
}

const statementOf = (...rows: readonly Status[]) =>
  JSON.parse(inTotoStatement(rows.map(row), manifest)) as {
    readonly predicate: Readonly<Record<string, unknown>>
  }

it('the statement has the fields of its two specifications, and its subject is the root hash', () => {
  expect(statementOf('CONFORME')).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: expect.any(String), digest: { sha256: 'cc' } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: 'PASSED',
      configuration: [
        { name: 'requisitos.json', digest: { sha256: 'aa' } },
        { name: 'verificar.mjs', digest: { sha256: 'bb' } },
      ],
      passedTests: ['conforme'],
      warnedTests: [],
      failedTests: [],
    },
  })
})

it('every status goes into its list, and one that is neither met, broken nor inapplicable is a warning', () => {
  const { passedTests, warnedTests, failedTests } = statementOf(...statuses).predicate
  const settled = ['conforme', 'no conforme', 'sin evidencia', 'no aplica']
  expect(passedTests).toEqual(['conforme'])
  expect(failedTests).toEqual(['no conforme', 'sin evidencia'])
  expect(warnedTests).toEqual(
    statuses.map((status) => status.toLowerCase()).filter((id) => !settled.includes(id)),
  )
  expect(warnedTests).toContain('pendiente de revisión humana')
})

it.each<[string, readonly Status[]]>([
  ['PASSED', ['CONFORME', 'NO APLICA']],
  ['WARNED', ['CONFORME', 'PENDIENTE DE REVISIÓN HUMANA']],
  ['FAILED', ['CONFORME', 'PENDIENTE DE REVISIÓN HUMANA', 'NO CONFORME']],
  ['FAILED', ['SIN EVIDENCIA']],
])('the result is %s for rows that are %s', (result, rows) => {
  expect(statementOf(...rows).predicate.result).toBe(result)
})

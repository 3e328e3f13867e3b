import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import type { Manifest } from '../../../src/audit/dossier/evidence/manifestSchemas'
import type { JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { isFailing, type Status } from '../../../src/audit/dossier/judgement/statuses'

const passed: readonly Status[] = ['CONFORME']
const left: readonly Status[] = ['NO APLICA']

const resource = (name: string, sha256: string | undefined) => ({ name, digest: { sha256 } })

/**
 * `resultado.intoto.json`: the result for programs that read in-toto attestations. A row that waits for a person, or is
 * anything but kept, broken or inapplicable, is a warning.
 * Source: https://github.com/in-toto/attestation, spec/v1/statement.md and spec/predicates/test-result.md.
 */
export function inTotoStatement(rows: readonly JudgedRequirement[], manifest: Manifest): string {
  const idsOf = (isWanted: (status: Status) => boolean) =>
    rows.filter(({ status }) => isWanted(status)).map(({ id }) => id)
  const failedTests = idsOf(isFailing)
  const warnedTests = idsOf((status) => !isFailing(status) && ![...passed, ...left].includes(status))
  const worst = warnedTests.length > 0 ? 'WARNED' : 'PASSED'
  return canonicalJson({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [resource('expediente y sitio: huella raíz', manifest.raiz)],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: failedTests.length > 0 ? 'FAILED' : worst,
      configuration: ['requisitos.json', 'verificar.mjs'].map((name) =>
        resource(name, manifest.dossier[name]),
      ),
      passedTests: idsOf((status) => passed.includes(status)),
      warnedTests,
      failedTests,
    },
  })
}

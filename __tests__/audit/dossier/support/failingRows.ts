import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../../tools/dossier/requirements/requirements'

/** Ids of the rows that fail the build, in their order. */
export const failingRows = (evidence: Evidence): readonly string[] =>
  judge(requirements, evidence)
    .filter(({ status }) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA')
    .map(({ id, status }) => (status === 'SIN EVIDENCIA' ? `${id} sin evidencia` : id))

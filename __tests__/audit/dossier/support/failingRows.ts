import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import { runDay } from './runDay'

/** Ids of the rows that fail the build, in their order. */
export const failingRows = (evidence: Evidence): readonly string[] =>
  judge(requirements, evidence, runDay)
    .filter(({ status }) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA')
    .map(({ id, status }) => (status === 'SIN EVIDENCIA' ? `${id} sin evidencia` : id))

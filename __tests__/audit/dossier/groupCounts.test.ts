import { judge, type JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { describeConforming } from '../../../src/audit/dossier/state/groupCounts'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { runDay } from './support/runDay'
import { soundEvidence } from './support/soundEvidence'

it('of what conforms it says how much each group asked, the largest first, and names none without one', async () => {
  const rows = judge(requirements, await soundEvidence(), runDay)
  const some = (ids: readonly string[]): JudgedRequirement[] => rows.filter(({ id }) => ids.includes(id))
  expect(describeConforming(some(['BO-259-09.I', 'R1', 'R2', 'BO-259-09.II']))).toBe(
    'De 3 CONFORME, 2 son de reglas propias y especificación y 1 es de ley boliviana.',
  )
  expect(describeConforming(some(['BO-259-08.1']))).toBe('Ninguno es CONFORME.')
})

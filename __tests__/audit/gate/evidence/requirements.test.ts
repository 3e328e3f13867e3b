import { requirementsOf } from '../../../../src/audit/gate/evidence/requirements'
import { rules } from '../../../../src/audit/gate/rules'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import { expectSome } from '../../../support/expectSome'

it('each rule names rows that the dossier has', () => {
  const rows = new Set(requirements.map(({ id }) => id))
  expect(
    expectSome(rules)
      .flatMap(({ id }) => requirementsOf(id))
      .filter((id) => !rows.has(id)),
  ).toEqual([])
  expect(expectSome(rules).filter(({ id }) => requirementsOf(id).length === 0)).toEqual([])
})

import { readScenario } from '../../../../src/audit/gate/scenario'
import { hasRejection } from '../../../../src/audit/gate/screen/hasRejection'
import { replay } from '../../support/gateRuns'

it.each([
  ['?pasos=no', true],
  ['?pasos=no.50ms', true],
  ['?pasos=no.50ms.recargar', false],
  ['?pasos=no.si.olvidar', false],
  ['?pasos=b-abrir.b-no', false],
])('after «%s» the first tab’s dialog stands: %s', async (search, stands) => {
  const { log } = await replay(readScenario(search).scenario)
  expect(hasRejection(log.filter(({ tab }) => tab === 'a'))).toBe(stands)
})

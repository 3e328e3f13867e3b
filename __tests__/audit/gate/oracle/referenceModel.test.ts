import { expectedResults } from '../../../../src/audit/gate/oracle/referenceModel'
import { readScenario } from '../../../../src/audit/gate/scenario'

const expectedAfter = (link: string) => expectedResults(readScenario(link).scenario).at(-1)?.expected

// Read off the specification (§4) by hand, so that reference model and machine cannot be wrong together here.
it.each([
  ['?', 'not-accepted', false, null, null],
  ['?local=accepted&session=x', 'accepted', false, 'accepted', 'x'],
  ['?local=x&session=accepted', 'not-accepted', false, null, 'accepted'],
  ['?session=', 'not-accepted', false, null, null],
  ['?pasos=si', 'accepted', false, null, 'accepted'],
  ['?pasos=si-recordar', 'accepted', false, 'accepted', null],
  ['?pasos=no.49ms', 'not-accepted', true, null, null],
  ['?pasos=no.50ms', 'not-accepted', false, null, null],
  ['?pasos=no.30ms.no.49ms', 'not-accepted', true, null, null],
  ['?pasos=no.si', 'accepted', false, null, 'accepted'],
  ['?local=~bloqueado&session=accepted', 'not-accepted', false, null, 'accepted'],
  ['?session=~lleno&pasos=si.otra-nada', 'accepted', false, null, null],
  ['?session=~lleno&pasos=si.recargar', 'not-accepted', false, null, null],
  ['?local=accepted&session=accepted&pasos=olvidar', 'not-accepted', false, null, null],
  ['?local=accepted&session=accepted&pasos=otra-nada', 'accepted', false, null, 'accepted'],
  ['?local=accepted&pasos=b-olvidar', 'not-accepted', false, null, null],
  ['?pasos=no.b-si-recordar', 'accepted', false, 'accepted', null],
  ['?pasos=b-si', 'not-accepted', false, null, null],
])('%s ends %s, message %j, local %j, session %j', (link, status, hasMessage, local, session) => {
  expect(expectedAfter(link)?.a).toMatchObject({ status, hasMessage, local, session })
})

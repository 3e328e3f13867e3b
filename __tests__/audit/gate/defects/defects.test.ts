import { rejection } from '../../../../src/content/gateScriptTexts'
import { defects } from '../../../../src/audit/gate/defects/defects'
import { readScenario } from '../../../../src/audit/gate/scenario'
import { expectSome } from '../../../support/expectSome'
import { checkScenario, runChecks } from '../../support/gateRuns'

it('without a defect every check is green, and each check is one scenario', async () => {
  const results = await runChecks()
  expect(expectSome(results).filter(({ failure }) => failure !== null)).toEqual([])
  for (const { caughtBy } of defects) expect(results.map(({ name }) => name)).toContain(caughtBy)
})

it('there are fifteen defects at least, no two with the same id', () => {
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length)
  expect(defects.length).toBeGreaterThanOrEqual(15)
})

it.each(defects)('$id is seen by $caughtBy', async ({ caughtBy, variant }) => {
  const { scenario } = readScenario(caughtBy)
  expect((await checkScenario(scenario, variant)).failure).toMatch(
    /^(Al abrir|Después del paso \d+ \().+ se esperaba .+\.$/,
  )
})

it('a failed check names where the site left the rules, with what was expected and what was found', async () => {
  const late = defects.find(({ id }) => id === '51-ms')
  const results = await runChecks(late?.variant)
  expect(results.find(({ name }) => name === '?pasos=no.50ms')).toMatchObject({
    name: '?pasos=no.50ms',
    title: 'Con local sin valor y sesión sin valor: NO, pasan 50 ms.',
    failure:
      'Después del paso 2 (pasa 1 ms) se esperaba que errorMessage fuera nada ' + `y es «${rejection}».`,
  })
})

import { defects } from '../../../src/audit/gate/defects/defects'
import { readScenario } from '../../../src/audit/gate/scenario'
import { checkScenario } from '../support/gateRuns'

const variantOf = (id: string) => {
  const defect = defects.find((one) => one.id === id)
  if (!defect) throw new Error(`no defect «${id}»`)
  return defect.variant
}

it('a difference in the second tab alone is a failure, which names that tab', async () => {
  const { scenario } = readScenario('?pasos=b-abrir.si-recordar')
  const { failure } = await checkScenario(scenario, variantOf('sorda'))
  expect(failure).toContain('de la pestaña B')
})

it('each tab that is open is compared at the start and after every step', async () => {
  const comparisonsOf = async (link: string) => (await checkScenario(readScenario(link).scenario)).comparisons
  expect(await comparisonsOf('?pasos=no')).toBe(1 + 1)
  expect(await comparisonsOf('?pasos=b-abrir.no')).toBe(1 + 2 + 2)
})

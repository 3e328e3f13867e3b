import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { writeScenario } from '../../../src/audit/gate/scenario'
import { takeScenarios } from '../../../src/audit/model/checks'
import { matrixTable } from '../../../src/audit/model/defectMatrix'
import { randomScenarios } from '../../../src/audit/model/randomScenarios'
import { expectSome } from '../../support/expectSome'
import { checkScenario, runChecks } from '../support/gateRuns'

const { defects } = gateSubject
const linksOf = (seed: number) => randomScenarios(gateSubject, seed, 20).map(writeScenario)

it('a seed gives the same random visits each time, another seed gives others', () => {
  expect(linksOf(7)).toEqual(linksOf(7))
  expect(linksOf(7)).not.toEqual(linksOf(8))
})

it('random visits have every step that a visitor, a page, another page and the clock can take', () => {
  const { steps } = gateSubject
  const words = randomScenarios(gateSubject, 1, 400).flatMap((scenario) => scenario.steps)
  const wanted = [...steps.events, ...steps.elsewhere, 'volver', 'congelar', 'recargar', 'b-congelar', '49ms']
  expect(expectSome(wanted).filter((word) => !words.includes(word as never))).toEqual([])
})

it('no check is made twice', async () => {
  const names = (await runChecks(undefined, 3)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

/** The first check of a run, but for the one named, that is red; null where none is. */
async function findOtherRed({ caughtBy, variant }: (typeof defects)[number]) {
  for await (const scenario of takeScenarios(gateSubject, recordedRun, { seed: 56 })) {
    const name = writeScenario(scenario)
    if (name !== caughtBy && (await checkScenario(scenario, variant)).failure !== null) return name
  }
  return null
}

it.each(defects)('$id: more checks than the one it names are red', async (defect) => {
  expect(await findOtherRed(defect)).toMatch(/^\?/)
})

it('the matrix has a line for each check and a column for each machine', () => {
  const [defect] = expectSome(defects)
  const check = { name: '?pasos=no', title: 'Con todo vacío: NO.' }
  const table = matrixTable([
    { defect: null, results: [{ ...check, failure: null }] },
    { defect, results: [{ ...check, failure: 'Se esperaba otra cosa.' }] },
  ])
  expect(table).toEqual([
    ['prueba', 'enlace', 'sin defecto', defect.id],
    ['Con todo vacío: NO.', '?pasos=no', 'verde', 'rojo: Se esperaba otra cosa.'],
  ])
})

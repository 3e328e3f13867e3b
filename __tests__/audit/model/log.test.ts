import { readScenario } from '../../../src/audit/gate/scenario'
import { defects } from '../../../src/audit/gate/defects/defects'
import { compareLog, replay, toJsonLines } from '../support/gateRuns'

const link = '?local=x&pasos=no.50ms.si-recordar'
const exported = async () => toJsonLines(await replay(readScenario(link).scenario))

it('an exported log, imported again, is reproduced line by line', async () => {
  const jsonLines = await exported()
  expect(jsonLines.split('\n')[0]).toBe(`{"link":"${link}","isReal":false}`)
  expect(jsonLines.trimEnd().split('\n')).toHaveLength(7)
  expect(await compareLog(jsonLines)).toEqual({
    same: true,
    firstDifference: null,
    scenario: readScenario(link).scenario,
    defect: null,
  })
})

it('the first difference names entry, field, expected and found', async () => {
  const jsonLines = (await exported()).replace('"atMs":50', '"atMs":51')
  const { same, firstDifference } = await compareLog(jsonLines)
  expect(same).toBe(false)
  expect(firstDifference).toBe('La entrada 3 difiere en «atMs»: se esperaba 51 y se encontró 50.')
})

it('a log of a site with a defect is not reproduced by the site, and is by that defect', async () => {
  const deaf = defects.find(({ id }) => id === 'tambien-local')?.variant
  const jsonLines = toJsonLines(await replay(readScenario('?pasos=si').scenario, deaf))
  expect((await compareLog(jsonLines)).firstDifference).toMatch(/^La entrada 2 difiere en «calls»: /)
  expect((await compareLog(jsonLines, deaf)).same).toBe(true)
})

it('a log with lines missing or too many says so', async () => {
  const lines = (await exported()).trimEnd().split('\n')
  expect((await compareLog(lines.slice(0, -1).join('\n'))).firstDifference).toMatch(/^La entrada 5 /)
  expect((await compareLog([...lines, '{}'].join('\n'))).firstDifference).toBe(
    'El registro tiene 7 entradas y la repetición solo 6.',
  )
})

it('real milliseconds are not compared', async () => {
  const jsonLines = (await exported())
    .replace('"isReal":false', '"isReal":true')
    .replace('"atMs":50', '"atMs":53')
  expect((await compareLog(jsonLines)).same).toBe(true)
})

it.each([
  ['', 'El registro está vacío.'],
  ['hola', 'Esto no es un registro del laboratorio: la línea 1 no es un objeto JSON.'],
  ['{"link":"?"}\n[]', 'Esto no es un registro del laboratorio: la línea 2 no es un objeto JSON.'],
  ['{}', 'Esto no es un registro del laboratorio: su primera línea no trae «link».'],
  [
    '{"link":"?pasos=quizas"}',
    'El enlace del registro no se entiende. El paso 1, «quizas», no se conoce y quedó fuera.',
  ],
])('%j is refused with a sentence', async (text, sentence) => {
  await expect(compareLog(text)).rejects.toThrow(sentence)
})

import { judge } from '../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { noFilters, readFilters, filterRows, writeFilters } from '../../../src/audit/dossier/state/filters'
import { soundEvidence } from './support/soundEvidence'
import { notConforming } from './support/expectedStatus'
import { runDay } from './support/runDay'

let rows: ReturnType<typeof judge>

beforeAll(async () => {
  rows = judge(requirements, await soundEvidence(), runDay)
})

const idsOf = (search: string) => filterRows(readFilters(search, rows).filters, rows).map(({ id }) => id)

it.each([
  ['?estado=no-aplica', notConforming['NO APLICA']],
  ['?tipo=H&estado=pendiente&busca=video', ['BO-DS-20.b']],
  ['?busca=menores dieciocho', []],
  ['?busca=TRANSPARENCIA', ['DGP-TRA', 'DGP-FIVE']],
  ['?busca=fecha nacimiento pais residencia', ['DGP-AGE']],
  ['?fuente=Bolivia, Ley 259 de 2012&busca=identidad', ['BO-259-20']],
])('«%s» leaves %j', (search, ids) => {
  expect(idsOf(search)).toEqual(ids)
})

it('a state shows its rows and those of the states around it, not its siblings’', () => {
  const ids = idsOf('?maquina=gate.not-accepted.rejecting')
  expect(ids).toEqual(expect.arrayContaining(['R9', 'R7', 'ES-4-MATRIZ']))
  expect(ids).not.toContain('X2')
})

it('filters written to a query are read back', () => {
  const filters = { ...noFilters, status: 'CONFORME', type: 'B', words: 'año & más' } as const
  expect(readFilters(writeFilters(filters), rows)).toEqual({ filters, problems: [] })
})

it('unknown values are reported, and hide nothing', () => {
  const { filters, problems } = readFilters('?estado=verde&tipo=Z&fuente=yo&maquina=luna', rows)
  expect(filters).toEqual(noFilters)
  expect(problems).toHaveLength(4)
  expect(problems[0]).toBe('estado=verde: no se conoce, y no se filtra por eso.')
})

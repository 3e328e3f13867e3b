import { defects } from '../../../../src/audit/gate/defects/defects'
import { collectCase } from '../../../../src/audit/model/evidence/evidenceCase'
import { toReportText } from '../../../../src/audit/model/evidence/toReportText'
import { readScenario } from '../../../../src/audit/model/scenario'
import { contextAt, subject } from '../../support/exportedTests'

const build = { commit: 'c'.repeat(40), hasChanges: true, sources: 'f'.repeat(64) }
const context = { ...contextAt('https://example.test'), build }

async function reportOf(link: string, defect: (typeof defects)[number] | null = null) {
  const { scenario } = readScenario(subject, link)
  return toReportText({
    context: { ...context, defect },
    search: `${link}&momento=1`,
    title: 'Con todo vacío.',
    moment: 'NO: la puerta rechaza.',
    result: await collectCase(subject, scenario, link, defect?.variant),
    rules: subject.rules,
  })
}

it('a scenario that keeps the rules: link, verdict, rule with its quotation, build, date and browser', async () => {
  expect((await reportOf('?pasos=no')).split('\n')).toEqual([
    'Escenario: Con todo vacío.',
    'Momento: NO: la puerta rechaza.',
    'Veredicto: cumple las reglas; lo encontrado es lo esperado (2 comparaciones).',
    'Regla R9: «Choosing NO: state not-accepted with an error message»',
    'Enlace: https://example.test/auditoria?pasos=no&momento=1',
    'Construcción: ffffffffffff',
    'Commit: cccccccccccc, con cambios',
    'Fecha: 2026-11-25T14:05:00Z (UTC)',
    'Navegador: Chromium',
    '',
  ])
})

it('a planted defect is its first line, and a failure names expected and found', async () => {
  const defect = defects.find(({ id }) => id === 'valor-cambiado')!
  const lines = (await reportOf('?pasos=si', defect)).split('\n')
  expect(lines[0]).toBe('Defecto plantado: Guarda «true» en lugar de «accepted» (valor-cambiado)')
  expect(lines).toContain('Esperado: el almacenamiento de sesión: «accepted»')
  expect(lines).toContain('Encontrado: el almacenamiento de sesión: «true»')
  expect(lines).toContainEqual(expect.stringMatching(/^Regla R8: «Choosing SÍ/))
})

it('without a result it says that nobody judged, and what is not known is said', () => {
  const text = toReportText({
    context: { ...context, build: null },
    search: '?',
    title: 'T',
    moment: null,
    result: null,
    rules: [],
  })
  expect(text).toContain('Veredicto: ninguno')
  expect(text).toContain('Commit: sin dato')
})

import { defects } from '../../../../src/audit/gate/defects/defects'
import { collectCase } from '../../../../src/audit/model/evidence/evidenceCase'
import { readScenario } from '../../../../src/audit/model/scenario'
import { subject } from '../../support/exportedTests'

const collect = (link: string, variant?: unknown) =>
  collectCase(subject, readScenario(subject, link).scenario, link, variant)

/** Planted defect → the rules that it breaks, besides that of opening. */
const broken: Readonly<Record<string, readonly string[]>> = {
  'sesion-primero': ['R3'],
  mayusculas: ['R3'],
  recorta: ['R5'],
  'vacio-es-nada': ['R3'],
  'ajeno-cede': ['R3'],
  'sesion-ignorada': ['R4'],
  'abre-si-falla': ['X1'],
  'no-quita': ['R3'],
  'quita-del-otro': ['R5'],
  'quita-ambos': ['R3'],
  'clave-cambiada': ['R2'],
  'sin-carga': ['R2'],
  'valor-cambiado': ['R8', 'R7-R8'],
  'recuerda-al-reves': ['R7', 'R7-R8'],
  'tambien-local': ['R8', 'R7-R8'],
  'no-guarda': ['R8', 'R7-R8'],
  'fallo-callado': ['R8', 'X2'],
  'sin-aviso': ['R8', 'X2'],
  'olvida-a-medias': ['X3'],
  '51-ms': ['R10'],
  '40-ms': ['R10'],
  'mensaje-queda': ['R10'],
  'no-sin-reinicio': ['R9'],
  caduca: ['R2'],
  sorda: ['X4'],
  'sorda-al-vaciado': ['X4'],
  'sorda-al-volver': ['X4'],
  'cree-todo': ['X4'],
  'echa-al-no-guardado': ['X2'],
}

it.each(defects.map((defect) => [defect.id, defect] as const))(
  'the case of defect %s names the rules that it breaks',
  async (id, { caughtBy, variant }) => {
    const { decidingRules, failure, rules } = await collect(caughtBy, variant)
    expect(rules).toEqual(expect.arrayContaining([...decidingRules]))
    expect(failure?.sentence).toMatch(/ se esperaba /)
    expect(decidingRules.filter((rule) => rule !== 'R1')).toEqual(broken[id])
  },
)

it.each([
  ['?pasos=no', ['R9']],
  ['?pasos=no.49ms', ['R9']],
  ['?pasos=no.50ms', ['R10']],
])('without a difference, %s names the last rule kept: %s', async (link, rules) => {
  const { decidingRules, failure } = await collect(link)
  expect([failure, decidingRules]).toEqual([null, rules])
})

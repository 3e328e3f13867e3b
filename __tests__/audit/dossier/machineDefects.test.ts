import { defects } from '../../../src/audit/gate/defects/defects'
import { failingRows } from './support/failingRows'
import { soundEvidence } from './support/soundEvidence'

const matrix = ['ES-4-MATRIZ', 'ES-4-FALLAS', 'ES-4-CLAVE']
const cannotReturn = ['DGP-DEN', 'PR-EXEMPT', 'R3', 'R5', 'R6', 'R7', 'R8', 'X1', 'X2', ...matrix]

/** Id of a defect of the lab → the rows it breaks. */
const broken: Readonly<Record<string, readonly string[]>> = {
  'sesion-primero': ['R1', 'R3', 'ES-4-MATRIZ'],
  mayusculas: ['R3', 'ES-4-MATRIZ', 'ES-4-CLAVE'],
  recorta: ['R5', 'ES-4-MATRIZ'],
  'vacio-es-nada': ['R3', 'R5', 'ES-4-MATRIZ', 'ES-4-FALLAS'],
  'ajeno-cede': ['R1', 'R3', 'R5', 'X4', ...matrix, 'ES-8-NO'],
  'sesion-ignorada': ['R1', 'R4', 'R5', 'X3', 'ES-4-MATRIZ', 'ES-4-FALLAS'],
  'abre-si-falla': ['X1', 'ES-4-MATRIZ', 'ES-4-FALLAS'],
  'no-quita': ['R1', 'R3', 'R5', 'X3', 'X4', ...matrix, 'ES-8-NO'],
  'quita-del-otro': ['R1', 'R3', 'R5', 'X4', ...matrix, 'ES-8-NO'],
  'quita-ambos': ['R1', 'R3', 'ES-4-MATRIZ'],
  'olvida-a-medias': ['X3', 'ES-4-MATRIZ'],
  'clave-cambiada': [
    ...['DGP-DEN', 'PR-EXEMPT', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'],
    ...['X1', 'X2', 'X3', 'X4', ...matrix, 'ES-8-NO'],
  ],
  'valor-cambiado': cannotReturn,
  'recuerda-al-reves': cannotReturn,
  'tambien-local': cannotReturn.filter((id) => id !== 'R7'),
  'no-guarda': cannotReturn,
  '51-ms': ['R10', 'ES-4-MATRIZ', 'ES-8-NO'],
  '40-ms': ['R9', 'R10', 'ES-4-MATRIZ', 'ES-8-NO'],
  'mensaje-queda': ['R10', 'ES-4-MATRIZ', 'ES-8-NO'],
  sorda: ['X4', 'ES-4-MATRIZ'],
  'cree-todo': ['X4', 'ES-4-MATRIZ'],
  'fallo-callado': ['X1', 'X2', 'ES-4-MATRIZ', 'ES-4-FALLAS'],
  'no-sin-reinicio': ['R9', 'ES-4-MATRIZ'],
  'echa-al-no-guardado': ['X2', 'ES-4-MATRIZ'],
  caduca: ['R2', 'ES-4-MATRIZ'],
  'sin-aviso': ['X1', 'X2', 'ES-4-MATRIZ', 'ES-4-FALLAS'],
  'sorda-al-volver': ['X4', 'ES-4-MATRIZ'],
  'sin-carga': [
    ...['DGP-DEN', 'PR-EXEMPT', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10'],
    ...['X1', 'X2', 'X3', 'X4', 'ES-4-MATRIZ', 'ES-4-CLAVE', 'ES-8-NO'],
  ],
  'sorda-al-vaciado': ['X4', 'ES-4-MATRIZ'],
}

// Machine and storage really run, in Node.
it.each(defects)('with «$title» exactly its rows fail', async ({ id, variant }) => {
  expect(failingRows(await soundEvidence(variant))).toEqual(broken[id])
})

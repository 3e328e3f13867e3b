/** The dossier's files, as links. */
export const fileTexts = {
  heading: 'Llévate el expediente',
  archive: 'Todo en un ZIP',
  paper: 'PDF',
  json: 'Requisitos (JSON)',
  matrix: 'Tabla (CSV)',
  statement: 'in-toto',
  verifier: 'Verificador',
  root: 'Huella raíz',
} as const

export const statuses = [
  'CONFORME',
  'NO CONFORME',
  'SIN EVIDENCIA',
  'PENDIENTE DE REVISIÓN HUMANA',
  'DESVIACIÓN DECLARADA',
  'JUICIO',
  'NO APLICA',
] as const

export type Status = (typeof statuses)[number]

/** Such a row fails the command that writes the dossier, and the page shows its reasons at once. */
export const isFailing = (status: Status): boolean => status === 'NO CONFORME' || status === 'SIN EVIDENCIA'

/** What the dossier never claims, whatever its counts are. */
export const neverClaimed = [
  'No se verificó la edad ni la identidad de nadie: la edad es declarada.',
  'Un valor guardado no prueba que alguien tocó SÍ: extensiones y otras personas pueden escribirlo.',
  'Este expediente no es una certificación ni un consejo legal.',
  'No se verificaron las modificaciones posteriores de la ley ni de su reglamento.',
] as const

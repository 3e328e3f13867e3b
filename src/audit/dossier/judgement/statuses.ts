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

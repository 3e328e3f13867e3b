/** Every status, in the order in which they are counted. */
export const statuses = [
  'CONFORME',
  'NO CONFORME',
  'SIN EVIDENCIA',
  'PENDIENTE DE REVISIÓN HUMANA',
  'DESVIACIÓN DECLARADA',
  'JUICIO',
  'NO APLICA',
]

/** Rows that sound evidence and no signature leave with another status than CONFORME. */
export const notConforming: Readonly<Record<string, readonly string[]>> = {
  'PENDIENTE DE REVISIÓN HUMANA': ['BO-DS-20.b', 'BO-259-08.1', 'BO-259-08.2', 'BO-259-08.3'],
  'DESVIACIÓN DECLARADA': ['DGP-AGE', 'DGP-DEN'],
  JUICIO: ['BO-259-09.II', 'DGP-TRA', 'AC-TARGETS-48', 'PR-EXEMPT'],
  'NO APLICA': ['ES-5-MODO'],
}

const statusIn = (rows: Readonly<Record<string, readonly string[]>>, id: string) =>
  Object.entries(rows).find(([, ids]) => ids.includes(id))?.[0]

/** The status of a row, where these differ from those of sound evidence: status → ids. */
export const expectedStatus = (changed: Readonly<Record<string, readonly string[]>>, id: string): string =>
  statusIn(changed, id) ?? statusIn(notConforming, id) ?? 'CONFORME'

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
export const notConforming = {
  'PENDIENTE DE REVISIÓN HUMANA': [
    ...['08.1', '08.2', '08.3', '08.4'].map((article) => `BO-259-${article}`),
    ...['BO-DS-20.b', 'BO-DS-24', 'BO-ENV', 'DO-SINGANI', 'BO-CPE-130'],
    ...['DGP-FIVE', 'DGP-PROFILES', 'ISO-27566', 'META-WA', 'AC-DECL'],
    ...['SEC-CAB', 'EV-RET', 'EV-CAMBIO', 'EV-FIRMA'],
  ],
  'DESVIACIÓN DECLARADA': ['DGP-AGE', 'DGP-DEN'],
  JUICIO: ['BO-259-09.II', 'DGP-TRA', 'IEEE-2089.1', 'AC-TARGETS-48', 'PR-EXEMPT'],
  'NO APLICA': [
    ...['BO-259-09.III', 'BO-DS-20.a', 'BO-DS-20.d', 'BO-DS-21', 'BO-DS-22'],
    ...['DGP-UGC', 'ES-5-MODO'],
  ],
} satisfies Readonly<Record<string, readonly string[]>>

const statusIn = (rows: Readonly<Record<string, readonly string[]>>, id: string) =>
  Object.entries(rows).find(([, ids]) => ids.includes(id))?.[0]

/** The status of a row, where these differ from those of sound evidence: status → ids. */
export const expectedStatus = (changed: Readonly<Record<string, readonly string[]>>, id: string): string =>
  statusIn(changed, id) ?? statusIn(notConforming, id) ?? 'CONFORME'

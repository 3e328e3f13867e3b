/** Absolute: a host may answer the pages with or without an ending slash, and relative links would differ. */
export const labAddress = '/auditoria'
export const dossierAddress = '/auditoria/cumplimiento'

/** Where `npm run dossier` writes, inside the built site. */
export const dossierPlace = 'auditoria/expediente/'
export const dossierFolder = `/${dossierPlace}`

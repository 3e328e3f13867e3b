/** Absolute: a host may answer the pages with or without an ending slash, and relative links would differ. */
export const labAddress = '/auditoria'
export const dossierAddress = '/auditoria/cumplimiento'

/** Where `npm run dossier` writes, inside the built site. */
export const dossierPlace = 'auditoria/expediente/'
export const dossierFolder = `/${dossierPlace}`

/** In the built site: the version that it was built from, and the hashes of its files. */
export const versionPlace = 'auditoria/version.json'

/** In the built site: the ZIP of a dossier, beside its folder. */
export const archivePlace = (commit: string | null): string =>
  `auditoria/expediente-${commit?.slice(0, 12) ?? 'sin-commit'}.zip`

/** In the built site: the dossier's files and its ZIP, written after the build. */
export const isDossierFile = (file: string): boolean => file.startsWith(dossierPlace) || isArchive(file)

/** In the built site: the ZIP of this or of an earlier dossier. */
export const isArchive = (file: string): boolean => /^auditoria\/expediente-[\w-]+\.zip$/.test(file)

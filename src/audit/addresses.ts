/** Absolute: a host may answer the pages with or without an ending slash, and relative links would differ. */
export const labAddress = '/auditoria'
export const dossierAddress = '/auditoria/cumplimiento'

/** Where `npm run dossier` writes, inside the built site. */
export const dossierPlace = 'auditoria/expediente/'
export const dossierFolder = `/${dossierPlace}`

/** In the built site: the version that it was built from, and the hashes of its files. */
export const versionPlace = 'auditoria/version.json'

const keptPlace = (commit: string | null) => `auditoria/expediente-${commit?.slice(0, 12) ?? 'sin-commit'}`

/** In the built site: the ZIP of a dossier, beside its folder. */
export const archivePlace = (commit: string | null): string => `${keptPlace(commit)}.zip`

/** In the built site: the root hash of a dossier with its list, beside its folder. */
export const rootPlace = (commit: string | null): string => `${keptPlace(commit)}.raiz.txt`

/** In the built site: the dossier's files and what is kept of it, written after the build. */
export const isDossierFile = (file: string): boolean => file.startsWith(dossierPlace) || isKept(file)

/** In the built site: the ZIP or the root hash of this or of an earlier dossier. */
export const isKept = (file: string): boolean => /^auditoria\/expediente-[\w-]+\.(zip|raiz\.txt)$/.test(file)

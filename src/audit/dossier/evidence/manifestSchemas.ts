import * as v from 'valibot'

const text = v.string()
/** File → SHA-256 of its bytes; paths relative to the folder. */
const hashes = v.record(text, text)

/** manifiesto.json */
export const manifestFile = v.object({
  /** Null where the site was built outside version control. */
  commit: v.nullable(text),
  /** Of the commit, with its time zone. */
  commitDate: v.nullable(text),
  /** Files differed from the commit. */
  hasChanges: v.boolean(),
  /** SHA-256 of package-lock.json. */
  lockfile: text,
  /** SHA-256 over the sources that the site was built from. */
  sources: text,
  dossier: hashes,
  site: hashes,
  huella: text,
})

/** ejecucion.json */
export const runFile = v.object({
  inicio: text,
  fin: text,
  navegador: text,
  node: text,
  equipo: text,
  manifiesto: text,
  huella: text,
})

export type FingerprintedManifest = v.InferOutput<typeof manifestFile>
export type FingerprintedRun = v.InferOutput<typeof runFile>
/** The part of the manifest that its own fingerprint covers. */
export type Manifest = Omit<FingerprintedManifest, 'huella'>

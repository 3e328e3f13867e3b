import * as v from 'valibot'

const text = v.string()
/** File → SHA-256 of its bytes; paths relative to the folder. */
const hashes = v.record(text, text)

/** manifiesto.json */
export const manifestFile = v.object({
  /** Null where the site was built outside version control. */
  commit: v.nullable(text),
  /** When the commit was made, with its time zone. */
  commitDate: v.nullable(text),
  /** Files differed from the commit. */
  hasChanges: v.boolean(),
  /** SHA-256 of package-lock.json. */
  lockfile: text,
  /** SHA-256 over the sources that the site was built from. */
  sources: text,
  dossier: hashes,
  site: hashes,
  /** SHA-256 of `rootList` (seal.ts): the root hash. */
  raiz: text,
  huella: text,
})

/** ejecucion.json */
export const runFile = v.object({
  /** With the time zone of the machine, as `fin`: `2026-11-25T05:14:28-04:00`. */
  inicio: text,
  fin: text,
  /** Who ran it, or that nobody said so. */
  auditor: text,
  navegador: text,
  node: text,
  equipo: text,
  /** SHA-256 of manifiesto.json. */
  manifiesto: text,
  /** SHA-256 of `sealedText` (seal.ts). */
  sello: text,
  huella: text,
})

/** firma.json: null where nobody signed, or no authority stamped the time. */
export const signingFile = v.object({
  /** The seal that they are about. */
  sello: text,
  firma: v.nullable(
    v.object({
      /** Subject of the certificate, as it says. */
      titular: text,
      /** SHA-256 of the certificate. */
      certificado: text,
    }),
  ),
  /** The moment that the time stamp gives: `2026-11-25T09:14:28Z`. */
  fecha: v.nullable(text),
})

export type Signing = v.InferOutput<typeof signingFile>

export type FingerprintedManifest = v.InferOutput<typeof manifestFile>
export type FingerprintedRun = v.InferOutput<typeof runFile>
/** The part of the manifest that its own fingerprint covers. */
export type Manifest = Omit<FingerprintedManifest, 'huella'>
/** The part of the run that its own fingerprint covers. */
export type Run = Omit<FingerprintedRun, 'huella'>

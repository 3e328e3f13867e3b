import * as v from 'valibot'

const hashes = v.record(v.string(), v.string())

/** manifiesto.json */
export const manifestFile = v.object({
  commit: v.nullable(v.string()),
  hasChanges: v.boolean(),
  lockfile: v.string(),
  dossier: hashes,
  site: hashes,
  huella: v.string(),
})

/** ejecucion.json */
export const runFile = v.object({
  inicio: v.string(),
  fin: v.string(),
  navegador: v.string(),
  node: v.string(),
  equipo: v.string(),
  manifiesto: v.string(),
  huella: v.string(),
})

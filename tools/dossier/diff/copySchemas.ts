import * as v from 'valibot'

// What a comparison needs of each file; whatever else a version of the dossier holds is let through.

const text = v.string()
const textOrNothing = v.optional(text, '')
const hashes = v.record(text, text)

const reference = v.looseObject({
  kind: text,
  /** For a sentence: its id in textos.json. */
  text: v.optional(text),
  /** For captures: the state that they show. */
  state: v.optional(text),
})

const row = v.looseObject({
  id: text,
  source: text,
  summary: text,
  status: text,
  evidence: v.array(reference),
  findings: v.optional(v.array(v.looseObject({ outcome: text, detail: text })), []),
})

const attestation = v.looseObject({
  requirement: text,
  verdict: textOrNothing,
  reviewer: textOrNothing,
  role: textOrNothing,
  date: textOrNothing,
  note: textOrNothing,
})

/** Part of a copy → its file and what is read of it. */
export const copyFiles = {
  manifest: [
    'manifiesto.json',
    v.looseObject({
      commit: v.nullable(text),
      hasChanges: v.boolean(),
      lockfile: text,
      dossier: hashes,
      site: hashes,
      raiz: textOrNothing,
    }),
  ],
  run: ['ejecucion.json', v.looseObject({ inicio: text, navegador: textOrNothing, node: textOrNothing })],
  requirements: ['requisitos.json', v.looseObject({ requirements: v.array(row) })],
  texts: [
    'textos.json',
    v.looseObject({ texts: v.array(v.looseObject({ id: text, text, version: v.number() })) }),
  ],
  results: [
    'resultados.json',
    v.looseObject({ captures: v.array(v.looseObject({ file: text, state: text })) }),
  ],
  attestations: ['atestaciones.json', v.looseObject({ attestations: v.array(attestation) })],
} as const

type CopyFiles = typeof copyFiles

export type CopyContent = { readonly [Part in keyof CopyFiles]: v.InferOutput<CopyFiles[Part][1]> }
export type CopyRow = CopyContent['requirements']['requirements'][number]
export type CopyAttestation = CopyContent['attestations']['attestations'][number]

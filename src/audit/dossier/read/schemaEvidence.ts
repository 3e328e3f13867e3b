import * as v from 'valibot'
import type { Evidence } from '../evidence/evidence'
import {
  captureState,
  elementId,
  observationId,
  placeId,
  storageFault,
  storagePlace,
  textId,
} from './schemaRows'

const text = v.string()
const textOrNull = v.nullable(v.string())
const links = v.array(text)

const sight = v.object({ status: text, local: textOrNull, session: textOrNull, message: textOrNull })
const moment = v.object({ when: text, expected: text, found: text })

const scenario = v.object({
  link: text,
  title: text,
  transitions: v.array(text),
  nodeFailure: textOrNull,
  chromium: v.nullable(v.array(moment)),
})

const results = v.object({
  scenarios: v.array(scenario),
  observations: v.array(v.object({ id: observationId, expected: text, found: text })),
  captures: v.array(
    v.object({
      file: v.pipe(text, v.regex(/^[\w-]+\.png$/)),
      state: captureState,
      screen: v.picklist(['telefono', 'escritorio']),
      sha256: text,
    }),
  ),
})

const storage = v.object({
  rows: v.array(
    v.object({
      place: storagePlace,
      fault: storageFault,
      moment: v.picklist(['inicio', 'si-recordar', 'si', 'no']),
      link: textOrNull,
      method: text,
      state: text,
      expected: sight,
      node: sight,
      chromium: sight,
    }),
  ),
})

const textsFile = v.object({
  texts: v.array(v.object({ id: textId, text, version: v.number(), sha256: text })),
  measures: v.array(
    v.object({
      text: textId,
      place: placeId,
      address: text,
      width: v.number(),
      sha256: textOrNull,
      areaPx: v.number(),
      areaShare: v.number(),
      contrast: v.number(),
      fontPx: v.number(),
    }),
  ),
  legends: v.array(
    v.object({
      element: elementId,
      address: text,
      width: v.number(),
      height: v.number(),
      elementPx: v.number(),
      blockShare: v.number(),
      textShare: v.number(),
      contrast: v.number(),
      fontPx: v.number(),
      isCapitals: v.boolean(),
      isLast: v.boolean(),
    }),
  ),
})

const pattern = v.pipe(
  text,
  v.check((source) => {
    try {
      return new RegExp(source).source !== ''
    } catch {
      return false
    }
  }),
)

const requests = v.object({
  allowed: v.array(v.object({ pattern, what: text })),
  addresses: v.array(
    v.object({
      address: text,
      requests: v.array(v.object({ path: text, isOwnHost: v.boolean(), catalogueWords: v.array(text) })),
    }),
  ),
})

const attestation = v.object({
  requirement: text,
  verdict: v.picklist(['conforme', 'no conforme']),
  reviewer: text,
  role: text,
  date: text,
  note: text,
})

type Schemas = { readonly [File in keyof Evidence]: v.GenericSchema<unknown, Evidence[File]> }

/** One for each evidence file; what it does not name is left out. */
export const evidenceSchemas: Schemas = {
  machine: v.object({
    states: v.array(v.object({ id: text, description: text })),
    transitions: v.array(v.object({ id: text, rule: text })),
  }),
  observed: v.record(text, v.object({ node: links, chromium: links })),
  results,
  storage,
  texts: textsFile,
  requests,
  attestations: v.object({ attestations: v.array(attestation) }),
}

import * as v from 'valibot'
import { attestationsFile } from './attestationSchemas'
import {
  captureScreen,
  captureState,
  listOfUnique,
  observationId,
  storageFault,
  storageMoment,
  storagePlace,
  subject,
  textId,
} from './ids'
import { picturesFile } from './pictureSchemas'
import { textsFile } from './textSchemas'

const text = v.string()
const number = v.number()
const textOrNull = v.nullable(text)

/** sitio.json: what was examined. */
const site = v.object({
  /** Canonical, as the site names it; a sample while the owner has given none. */
  address: text,
  isSampleAddress: v.boolean(),
  /** Addresses of pages that were visited. */
  pages: number,
  /** Spanish: each fact that is still a sample. */
  samples: v.array(text),
})

/** maquina.json: as much of the chart as rows refer to. */
const machine = v.object({
  states: listOfUnique(v.object({ id: text, description: text }), ({ id }) => id),
  transitions: listOfUnique(v.object({ id: text, rule: text }), ({ id }) => id),
})

/** observado.json: transition → deep links of the passing scenarios that fired it. */
const observed = v.record(text, v.object({ node: v.array(text), chromium: v.array(text) }))

const scenario = v.object({
  /** Deep link of the lab. */
  link: text,
  title: text,
  /** Ids of the transitions that the inspector saw, in order. */
  transitions: v.array(text),
  /** Where the run in Node differs from the rules: a Spanish sentence; null where it does not. */
  nodeFailure: textOrNull,
  /** What a visitor sees and what is stored after each step; null where the scenario was run in Node alone. */
  chromium: v.nullable(v.array(v.object({ when: text, expected: text, found: text }))),
})

/** resultados.json */
const results = v.object({
  scenarios: listOfUnique(scenario, ({ link }) => link),
  observations: listOfUnique(v.object({ id: observationId, expected: text, found: text }), ({ id }) => id),
  captures: listOfUnique(
    v.object({
      /** In `capturas/`. */
      file: v.pipe(text, v.regex(/^[\w-]+\.png$/)),
      state: captureState,
      screen: captureScreen,
      sha256: text,
      /** Where the legends are in the picture, in its px. */
      frames: v.array(v.object({ text: textId, x: number, y: number, width: number, height: number })),
    }),
    ({ state, screen }) => `${state} ${screen}`,
  ),
  /** Visits that ended early: what they owe, and a Spanish reason without its end. */
  interruptions: v.array(v.object({ subjects: v.array(subject), reason: text })),
})

/** Stored values: null is nothing, a refused reading is `SecurityError`. `message` is what the visitor reads, or null. */
const snapshot = v.object({ status: text, local: textOrNull, session: textOrNull, message: textOrNull })

const storageRow = v.object({
  place: storagePlace,
  fault: storageFault,
  moment: storageMoment,
  /** Deep link of the lab; null where the lab has no word for the fault. */
  link: textOrNull,
  /** Spanish: how the fault was made in Chromium. */
  method: text,
  /** Id of the chart's innermost active state, in Node. */
  state: text,
  expected: snapshot,
  node: snapshot,
  chromium: snapshot,
})

const isPattern = (source: string) => {
  try {
    return new RegExp(source).source !== ''
  } catch {
    return false
  }
}

/** red.json */
const requests = v.object({
  /** Sources of regular expressions on the path: all that the gate may ask for. */
  allowed: v.array(v.object({ pattern: v.pipe(text, v.check(isPattern)), what: text })),
  addresses: listOfUnique(
    v.object({
      address: text,
      requests: v.array(
        v.object({
          path: text,
          isOwnHost: v.boolean(),
          /** Words of the catalogue in the answer, and elements that its head may not contain (tools/build/head/headRules.ts). */
          catalogueWords: v.array(text),
        }),
      ),
    }),
    ({ address }) => address,
  ),
})

/** One for each evidence file. Facts only: no file holds its own verdict, `judge` derives it. */
export const evidenceSchemas = {
  site,
  machine,
  observed,
  results,
  /** almacenamiento.json */
  storage: v.object({
    rows: listOfUnique(storageRow, ({ place, fault, moment }) => `${place} ${fault} ${moment}`),
  }),
  texts: textsFile,
  pictures: picturesFile,
  requests,
  attestations: attestationsFile,
}

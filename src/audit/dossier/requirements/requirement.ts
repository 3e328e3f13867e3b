import * as v from 'valibot'
import type { DeepReadonly } from '../evidence/evidence'
import {
  captureState,
  elementId,
  listOfUnique,
  observationId,
  placeId,
  storageFault,
  storagePlace,
  textId,
} from '../evidence/ids'
import { statuses } from '../judgement/statuses'
import { deviation, interpretation, owners } from './declarations'
import { groups } from './groups'

const text = v.string()

/** Evidence for a row; each kind names the evidence file that `judge` reads. */
const reference = v.variant('kind', [
  /** observado.json: every transition of the chart's rule fired in Node and in Chromium. */
  v.object({ kind: v.literal('rule'), rule: text }),
  /** resultados.json: these scenarios, named by their deep links, passed in Node and in Chromium. */
  v.object({ kind: v.literal('scenarios'), links: v.array(text) }),
  /** resultados.json: not one scenario failed. */
  v.object({ kind: v.literal('all-scenarios') }),
  /** almacenamiento.json: the rows of this place and fault; without one, of all. */
  v.object({
    kind: v.literal('storage'),
    place: v.exactOptional(storagePlace),
    fault: v.exactOptional(storageFault),
  }),
  /** textos.json: the sentence was seen word for word in these places, legible. */
  v.object({ kind: v.literal('text'), text: textId, places: v.array(placeId) }),
  /** textos.json: every word of both legends is seen in these places, on the picture. */
  v.object({ kind: v.literal('drawn'), places: v.array(placeId) }),
  /** textos.json: both legends in this advertising element. */
  v.object({ kind: v.literal('legends'), element: elementId, asks: v.picklist(['share', 'last']) }),
  /**
   * red.json: every request before SÍ is on the list of what the gate may ask for, and brings nothing of the catalogue
   * but what names a page in its head.
   */
  v.object({ kind: v.literal('requests') }),
  /** imagenes.json: every picture of the site is in the inventory, with what it shows. */
  v.object({ kind: v.literal('pictures') }),
  /** resultados.json: one thing observed in the browser or in the built files. */
  v.object({ kind: v.literal('observation'), observation: observationId }),
  /** resultados.json and capturas/: the state's captures, phone and desktop; these sentences are in each of them. */
  v.object({ kind: v.literal('capture'), state: captureState, shows: v.exactOptional(v.array(textId)) }),
])

/** A: checked automatically. B: in a browser run. H: by a person, who signs an attestation. */
export const requirementTypes = ['A', 'B', 'H'] as const
export type RequirementType = (typeof requirementTypes)[number]

const row = v.object({
  id: text,
  group: v.picklist(groups),
  /** Law, code of conduct or specification. */
  source: text,
  article: text,
  /** Spanish: what it asks, in our words. */
  summary: text,
  /** Spanish: where the text was read, if that is not the official one. */
  secondHand: v.exactOptional(text),
  /** Its own words: the specification's, in English. */
  quote: v.exactOptional(text),
  /** Spanish: what the site does. */
  implementation: text,
  types: v.array(v.picklist(requirementTypes)),
  owner: v.picklist(owners),
  /** Ids of the chart's states it is about. */
  states: v.array(text),
  evidence: v.array(reference),
  /** Spanish: why there is nothing to comply with. */
  notApplicable: v.exactOptional(text),
  /** In a row of type `H`: what is done instead of the rule. */
  deviation: v.exactOptional(deviation),
  /** In a row of type `H`: how its words are read. */
  interpretation: v.exactOptional(interpretation),
  /** Beside its own words and sentences: what a person who signs it looks at. */
  covers: v.exactOptional(v.array(v.picklist(['pictures', 'bottles', 'film', 'catalogue']))),
  /** The hash of its words (signedWords.ts). */
  sha256: text,
  /** The status when the file was written; `judge` derives it again. */
  status: v.picklist(statuses),
})

/** requisitos.json */
export const requirementsFile = v.object({
  requirements: v.pipe(
    listOfUnique(row, ({ id }) => id),
    v.nonEmpty(),
  ),
})

export type StatedRequirement = DeepReadonly<v.InferOutput<typeof row>>
export type Requirement = Omit<StatedRequirement, 'status'>
/** A row as it is written; its hash follows from its words. */
export type RequirementWords = Omit<Requirement, 'sha256'>
export type EvidenceReference = Requirement['evidence'][number]
export type Interpretation = NonNullable<Requirement['interpretation']>

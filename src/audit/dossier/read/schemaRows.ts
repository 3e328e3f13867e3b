import * as v from 'valibot'
import { observations, type ObservationId } from '../evidence/observations'
import { placeNames } from '../evidence/places'
import type { EvidenceReference } from '../requirements/requirement'
import { statuses } from '../judgement/statuses'
import { texts, type TextId } from '../requirements/texts'
import type { StatedRequirement } from '../evidence/verify'
import type { ElementId, PlaceId } from '../evidence/evidence'

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

export const observationId = v.picklist(keysOf<ObservationId>(observations))
export const textId = v.picklist(keysOf<TextId>(texts))
export const placeId = v.picklist(keysOf<PlaceId>(placeNames))
export const elementId = v.picklist([
  'puerta',
  'portada',
  'producto',
  'botellas',
  'pie',
] satisfies ElementId[])
export const storagePlace = v.picklist(['local', 'session', 'ambos'])
export const storageFault = v.picklist([
  'ok',
  'absent',
  'foreign',
  'empty',
  'blocked',
  'quota',
  'remove-throws',
])
export const captureState = v.picklist([
  'comprobando',
  'preguntando',
  'rechazando',
  'aceptado',
  'sin-guardar',
  'sin-javascript',
  'error',
])

const reference: v.GenericSchema<unknown, EvidenceReference> = v.variant('kind', [
  v.object({ kind: v.literal('rule'), rule: v.string() }),
  v.object({ kind: v.literal('scenarios'), links: v.array(v.string()) }),
  v.object({ kind: v.literal('all-scenarios') }),
  v.object({
    kind: v.literal('storage'),
    place: v.exactOptional(storagePlace),
    fault: v.exactOptional(storageFault),
  }),
  v.object({ kind: v.literal('text'), text: textId, places: v.array(placeId) }),
  v.object({ kind: v.literal('legends'), element: elementId, asks: v.picklist(['share', 'last']) }),
  v.object({ kind: v.literal('requests') }),
  v.object({ kind: v.literal('look'), observation: observationId }),
  v.object({ kind: v.literal('capture'), state: captureState }),
])

const row: v.GenericSchema<unknown, StatedRequirement> = v.object({
  id: v.string(),
  source: v.string(),
  article: v.string(),
  summary: v.string(),
  quote: v.exactOptional(v.string()),
  implementation: v.string(),
  types: v.array(v.picklist(['A', 'B', 'H'])),
  owner: v.picklist(['Equipo del sitio', 'Dueño de la marca', 'Asesoría legal']),
  states: v.array(v.string()),
  evidence: v.array(reference),
  notApplicable: v.exactOptional(v.string()),
  status: v.picklist(statuses),
})

/** requisitos.json */
export const requirementsFile = v.object({ requirements: v.array(row) })

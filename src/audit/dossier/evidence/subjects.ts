import { captureStates, type CaptureState } from './captureNames'
import { observations, type ObservationId } from './observations'
import { placeIds, type PlaceId } from './places'
import { storageLines, type StorageFault, type StoragePlaceName } from './storageNames'

// What a visit owes: an interrupted visit names with these the evidence that is missing.

export const observationSubject = (id: ObservationId) => `observación ${id}` as const
export const placeSubject = (place: PlaceId) => `lugar ${place}` as const
export const storageSubject = (line: { readonly place: StoragePlaceName; readonly fault: StorageFault }) =>
  `almacén ${line.place} ${line.fault}` as const
export const captureSubject = (state: CaptureState) => `captura ${state}` as const

export const subjects = [
  ...(Object.keys(observations) as ObservationId[]).map(observationSubject),
  ...placeIds.map(placeSubject),
  ...captureStates.map(captureSubject),
  ...storageLines.map(storageSubject),
  'peticiones',
] as const

export type Subject = (typeof subjects)[number]

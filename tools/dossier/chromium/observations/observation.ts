import type { BrowserContextOptions, Page } from '@playwright/test'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import type { ObservationId } from '../../../../src/audit/dossier/evidence/observations'

/** Takes a result as soon as it was observed: what follows may fail. */
export type AddResults = (...results: readonly ObservationResult[]) => void

/** A visit that observes: all that it must observe, and how it does so. */
export interface Observer {
  readonly ids: readonly ObservationId[]
  readonly observe: (page: Page, add: AddResults) => Promise<void>
  readonly options?: BrowserContextOptions
}

/** A value found, with the expected one. */
export const observation = (id: ObservationId, expected: string, found: string): ObservationResult => ({
  id,
  expected,
  found,
})

/** Nothing may be on the list. */
export const expectNone = (id: ObservationId, exceptions: readonly string[]): ObservationResult =>
  observation(id, 'ninguna excepción', exceptions.length === 0 ? 'ninguna excepción' : exceptions.join('; '))

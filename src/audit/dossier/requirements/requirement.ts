import type { CaptureState, ElementId, PlaceId, StorageFault, StoragePlaceName } from '../evidence/evidence'
import type { ObservationId } from '../evidence/observations'
import type { TextId } from './texts'

/** A: checked automatically. B: in a browser run. H: by a person, who signs an attestation. */
type RequirementType = 'A' | 'B' | 'H'

/** What a row stands on; each kind names the evidence file that `judge` reads. */
export type EvidenceReference =
  /** observado.json: every transition of the chart's rule fired in Node and in Chromium. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** resultados.json: these scenarios, named by their deep links, passed in Node and in Chromium. */
  | { readonly kind: 'scenarios'; readonly links: readonly string[] }
  /** resultados.json: not one scenario failed. */
  | { readonly kind: 'all-scenarios' }
  /** almacenamiento.json: the rows of this place and fault; without one, of all. */
  | { readonly kind: 'storage'; readonly place?: StoragePlaceName; readonly fault?: StorageFault }
  /** textos.json: the sentence was seen word for word in these places, legible. */
  | { readonly kind: 'text'; readonly text: TextId; readonly places: readonly PlaceId[] }
  /** textos.json: both legends in this advertising element. */
  | { readonly kind: 'legends'; readonly element: ElementId; readonly asks: 'share' | 'last' }
  /**
   * red.json: every request before SÍ is on the list of what the gate may ask for, and brings nothing of the catalogue
   * but what names a page in its head.
   */
  | { readonly kind: 'requests' }
  /** resultados.json: one thing looked at in the browser or in the built files. */
  | { readonly kind: 'look'; readonly observation: ObservationId }
  /** resultados.json and capturas/: the state's captures, phone and desktop. */
  | { readonly kind: 'capture'; readonly state: CaptureState }

export interface Requirement {
  readonly id: string
  /** Law, code of conduct or specification that asks. */
  readonly source: string
  readonly article: string
  /** Spanish: what it asks, in our words. */
  readonly summary: string
  /** Its own words: the specification's, in English. */
  readonly quote?: string
  /** Spanish: what the site does. */
  readonly implementation: string
  readonly types: readonly RequirementType[]
  readonly owner: 'Equipo del sitio' | 'Dueño de la marca' | 'Asesoría legal'
  /** Ids of the chart's states it is about. */
  readonly states: readonly string[]
  readonly evidence: readonly EvidenceReference[]
  /** Spanish: why there is nothing to comply with. */
  readonly notApplicable?: string
}

import type { ObservationId } from './observations'
import type { TextId } from '../requirements/texts'

/** What the evidence files hold. Facts only: no file says of itself that it passed, `judge` decides. */
export interface Evidence {
  readonly machine: MachineFile
  readonly observed: ObservedFile
  readonly results: ResultsFile
  readonly storage: StorageFile
  readonly texts: TextsFile
  readonly requests: RequestsFile
  readonly attestations: AttestationsFile
}

/** maquina.json: as much of the chart as rows refer to. */
interface MachineFile {
  readonly states: readonly { readonly id: string; readonly description: string }[]
  readonly transitions: readonly { readonly id: string; readonly rule: string }[]
}

/** observado.json: transition → deep links of the passing scenarios that fired it. */
export type ObservedFile = Readonly<
  Record<string, { readonly node: readonly string[]; readonly chromium: readonly string[] }>
>

/** What a visitor sees and what is stored, after one step. */
export interface StepComparison {
  readonly when: string
  readonly expected: string
  readonly found: string
}

export interface ScenarioResult {
  /** Deep link of the lab. */
  readonly link: string
  readonly title: string
  /** Ids of the transitions that the inspector saw, in order. */
  readonly transitions: readonly string[]
  /** Where Node left the rules: a Spanish sentence; null where it kept them. */
  readonly nodeFailure: string | null
  /** Null where the scenario was run in Node alone. */
  readonly chromium: readonly StepComparison[] | null
}

export interface ObservationResult {
  readonly id: ObservationId
  readonly expected: string
  readonly found: string
}

export type CaptureState =
  'comprobando' | 'preguntando' | 'rechazando' | 'aceptado' | 'sin-guardar' | 'sin-javascript' | 'error'

export interface Capture {
  /** In `capturas/`. */
  readonly file: string
  readonly state: CaptureState
  readonly screen: 'telefono' | 'escritorio'
  readonly sha256: string
}

/** resultados.json */
interface ResultsFile {
  readonly scenarios: readonly ScenarioResult[]
  readonly observations: readonly ObservationResult[]
  readonly captures: readonly Capture[]
}

export type StoragePlaceName = 'local' | 'session' | 'ambos'
export type StorageFault = 'ok' | 'absent' | 'foreign' | 'empty' | 'blocked' | 'quota' | 'remove-throws'
export type StorageMoment = 'inicio' | 'si-recordar' | 'si' | 'no'

/** A stored value; null is nothing, a refused reading is `SecurityError`. */
export interface StorageSnapshot {
  readonly status: string
  readonly local: string | null
  readonly session: string | null
  /** The sentence the visitor reads, or null. */
  readonly message: string | null
}

export interface StorageRow {
  readonly place: StoragePlaceName
  readonly fault: StorageFault
  readonly moment: StorageMoment
  /** Deep link of the lab; null where the lab has no word for the fault. */
  readonly link: string | null
  /** Spanish: how the fault was made in Chromium. */
  readonly method: string
  /** Id of the chart's innermost active state, in Node. */
  readonly state: string
  readonly expected: StorageSnapshot
  readonly node: StorageSnapshot
  readonly chromium: StorageSnapshot
}

/** almacenamiento.json */
interface StorageFile {
  readonly rows: readonly StorageRow[]
}

export type ElementId = 'puerta' | 'portada' | 'producto' | 'botellas' | 'pie'
export type PlaceId =
  | ElementId
  | 'dialogo'
  | 'carga'
  | 'sin-javascript'
  | 'error'
  | 'aviso'
  | 'pelicula'
  | 'cotizacion'
  | 'privacidad'

/** A sentence where the browser drew it. Lengths in CSS px, shares from 0 to 1. */
export interface TextMeasure {
  readonly text: TextId
  readonly place: PlaceId
  readonly address: string
  readonly width: number
  /** Of the words as drawn; null where they are not there or cannot be seen. */
  readonly sha256: string | null
  readonly areaPx: number
  readonly areaShare: number
  /** WCAG ratio against the ground behind; 0 where it cannot be told. */
  readonly contrast: number
  readonly fontPx: number
}

/** The legends' block in an advertising element. */
export interface LegendMeasure {
  readonly element: ElementId
  readonly address: string
  readonly width: number
  readonly height: number
  readonly elementPx: number
  /** The block, its ground included, over the whole element: from 0 to 1. */
  readonly blockShare: number
  /** The lines of letters alone, for information. */
  readonly textShare: number
  readonly contrast: number
  /** Of the smallest letters, in CSS px. */
  readonly fontPx: number
  readonly isCapitals: boolean
  /** No visible content of the element comes after it. */
  readonly isLast: boolean
}

/** textos.json */
interface TextsFile {
  readonly texts: readonly {
    readonly id: TextId
    readonly text: string
    readonly version: number
    readonly sha256: string
  }[]
  readonly measures: readonly TextMeasure[]
  readonly legends: readonly LegendMeasure[]
}

/** red.json */
export interface RequestsFile {
  /** Sources of regular expressions on the path: all that the gate may ask for. */
  readonly allowed: readonly { readonly pattern: string; readonly what: string }[]
  readonly addresses: readonly {
    readonly address: string
    readonly requests: readonly {
      readonly path: string
      readonly isOwnHost: boolean
      /** Words of the catalogue in what came back, and what its head may not hold (tools/build/head/headRules.ts). */
      readonly catalogueWords: readonly string[]
    }[]
  }[]
}

export interface Attestation {
  readonly requirement: string
  readonly verdict: 'conforme' | 'no conforme'
  readonly reviewer: string
  readonly role: string
  /** `2026-11-20` */
  readonly date: string
  /** Spanish: what was looked at. */
  readonly note: string
}

/** atestaciones.json */
export interface AttestationsFile {
  readonly attestations: readonly Attestation[]
}

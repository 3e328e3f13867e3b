import type { InferOutput } from 'valibot'
import type { evidenceSchemas } from './schemas'

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type Schemas = typeof evidenceSchemas

/** What the evidence files hold (schemas.ts). */
export type Evidence = { readonly [File in keyof Schemas]: DeepReadonly<InferOutput<Schemas[File]>> }

export type ScenarioEvidence = Evidence['results']['scenarios'][number]
export type StepComparison = NonNullable<ScenarioEvidence['chromium']>[number]
export type ObservationResult = Evidence['results']['observations'][number]
export type Interruption = Evidence['results']['interruptions'][number]
export type Capture = Evidence['results']['captures'][number]
export type StorageRow = Evidence['storage']['rows'][number]
export type StorageSnapshot = StorageRow['expected']
export type TextMeasure = Evidence['texts']['measures'][number]
export type LegendMeasure = Evidence['texts']['legends'][number]
export type Drawing = Evidence['texts']['drawings'][number]
export type Attestation = Evidence['attestations']['attestations'][number]

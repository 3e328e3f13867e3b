import type { RecordedRun } from '../model/recordedRun'
import recordedFile from './recorded.json'

/** `recorded.json`: the gate's paths and its matrix. A test fails while it is stale. */
export const recordedRun: RecordedRun = recordedFile

import * as v from 'valibot'
import { day } from '../requirements/declarations'

const text = v.string()
const sha256 = v.pipe(text, v.regex(/^[0-9a-f]{64}$/))

export const verdicts = ['conforme', 'no conforme'] as const

const attestation = v.object({
  requirement: text,
  verdict: v.picklist(verdicts),
  reviewer: text,
  role: text,
  date: day,
  /** The last day on which it stands. */
  expires: day,
  /** The commit that was looked at. */
  commit: v.pipe(text, v.regex(/^[0-9a-f]{40}$/)),
  /** What was looked at, as `coveredBy` names it → its SHA-256 then. */
  looked: v.record(text, sha256),
  /** Spanish: what was reviewed. */
  note: text,
})

/** atestaciones.json */
export const attestationsFile = v.object({ attestations: v.array(attestation) })

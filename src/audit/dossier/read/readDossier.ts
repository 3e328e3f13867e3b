import type { GenericSchema } from 'valibot'
import type { Evidence } from '../evidence/evidence'
import { evidenceParts } from '../evidence/evidenceJson'
import { dayOf } from '../judgement/day'
import { judge, type JudgedRequirement } from '../judgement/judge'
import { referencesOf, type References } from '../requirements/references'
import { requirementsFile } from '../requirements/requirement'
import { runFiles } from '../evidence/seal'
import { compareConclusions } from '../evidence/verify'
import { checkFingerprints, checkWords, compareWithManifest } from '../check/checkFingerprints'
import { canFingerprint } from '../check/fingerprint'
import { readFile, type FileText } from './readFile'
import { evidenceSchemas } from '../evidence/schemas'
import {
  manifestFile,
  runFile,
  signingFile,
  type FingerprintedManifest,
  type FingerprintedRun,
  type Signing,
} from '../evidence/manifestSchemas'

/** What the chapters show. */
export interface DossierContent {
  readonly rows: readonly JudgedRequirement[]
  readonly evidence: Evidence
  readonly references: References
}

/** The content as this page read it; the rows are judged here, from the evidence. */
export interface Dossier extends DossierContent {
  readonly manifest: FileText<FingerprintedManifest>
  readonly run: FileText<FingerprintedRun>
  readonly signing: FileText<Signing>
  /** Files of another run, and what does not follow from the evidence: Spanish sentences. */
  readonly contradictions: readonly string[]
}

async function readEvidence() {
  const parts = evidenceParts.map(async ([part, name]) => {
    const schema: GenericSchema = evidenceSchemas[part]
    return { part, name, ...(await readFile(name, schema)) }
  })
  const read = await Promise.all(parts)
  return {
    evidence: Object.fromEntries(read.map(({ part, content }) => [part, content])) as unknown as Evidence,
    texts: new Map(read.map(({ name, text }) => [name, text])),
  }
}

/** The dossier beside this page; statuses are derived anew. Throws a `DossierProblem`. */
export async function readDossier(): Promise<Dossier> {
  // First alone: where it is missing no dossier was written, and one request is enough to know.
  const manifest = await readFile('manifiesto.json', manifestFile)
  const [stated, run, signing, { evidence, texts }] = await Promise.all([
    readFile('requisitos.json', requirementsFile),
    readFile(runFiles.run, runFile),
    readFile(runFiles.signing, signingFile),
    readEvidence(),
  ])
  const { requirements } = stated.content
  const day = dayOf(run.content.inicio)
  const rows = judge(requirements, evidence, day)
  const foreign = canFingerprint()
    ? [
        ...(await compareWithManifest(new Map([...texts, ['requisitos.json', stated.text]]), manifest)),
        ...(await checkFingerprints({ manifest, run, signing, evidence })),
        ...(await checkWords(requirements)),
      ]
    : []
  return {
    rows,
    evidence,
    references: referencesOf(rows, evidence),
    manifest,
    run,
    signing,
    contradictions: [...compareConclusions(requirements, evidence, day), ...foreign],
  }
}

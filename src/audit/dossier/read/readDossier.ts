import type * as v from 'valibot'
import { dossierFolder } from '../../addresses'
import type { Evidence } from '../evidence/evidence'
import { judge, type JudgedRequirement } from '../judgement/judge'
import { referencesOf, type References } from '../requirements/references'
import { compareConclusions } from '../evidence/verify'
import { readFile, type FileText } from './readFile'
import { evidenceSchemas } from './schemaEvidence'
import { requirementsFile } from './schemaRows'
import { manifestFile, runFile } from './schemaSealed'

const evidenceFiles = {
  machine: 'maquina.json',
  observed: 'observado.json',
  results: 'resultados.json',
  storage: 'almacenamiento.json',
  texts: 'textos.json',
  requests: 'red.json',
  attestations: 'atestaciones.json',
} as const satisfies Readonly<Record<keyof Evidence, string>>

type SealedManifest = v.InferOutput<typeof manifestFile>
type SealedRun = v.InferOutput<typeof runFile>

/** What the chapters show. */
export interface DossierContent {
  readonly rows: readonly JudgedRequirement[]
  readonly evidence: Evidence
  readonly references: References
}

/** The content as this page read it; the rows are judged here, from the evidence. */
export interface Dossier extends DossierContent {
  readonly manifest: FileText<SealedManifest>
  readonly run: FileText<SealedRun>
  /** Where what was written does not follow from the evidence: Spanish sentences. */
  readonly contradictions: readonly string[]
}

async function readEvidence(): Promise<Evidence> {
  const read = async <Name extends keyof Evidence>(name: Name) =>
    (await readFile(dossierFolder, evidenceFiles[name], evidenceSchemas[name])).content
  const [machine, observed, results, storage, texts, requests, attestations] = await Promise.all([
    read('machine'),
    read('observed'),
    read('results'),
    read('storage'),
    read('texts'),
    read('requests'),
    read('attestations'),
  ])
  return { machine, observed, results, storage, texts, requests, attestations }
}

/** The dossier beside this page; statuses are derived anew. Throws a `DossierProblem`. */
export async function readDossier(): Promise<Dossier> {
  // First alone: without it nobody has written a dossier, and one question is enough to know.
  const manifest = await readFile(dossierFolder, 'manifiesto.json', manifestFile)
  const [stated, run, evidence] = await Promise.all([
    readFile(dossierFolder, 'requisitos.json', requirementsFile),
    readFile(dossierFolder, 'ejecucion.json', runFile),
    readEvidence(),
  ])
  const { requirements } = stated.content
  const rows = judge(requirements, evidence)
  return {
    rows,
    evidence,
    references: referencesOf(rows, evidence),
    manifest,
    run,
    contradictions: compareConclusions(requirements, evidence),
  }
}

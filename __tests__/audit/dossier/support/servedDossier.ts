import { createHash, webcrypto } from 'node:crypto'
import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { canonicalJson } from '../../../../src/audit/dossier/evidence/canonicalJson'
import { evidenceJson, evidenceParts } from '../../../../src/audit/dossier/evidence/evidenceJson'
import { judge, type JudgedRequirement } from '../../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import { rootOf, sealOf } from '../../../../tools/dossier/seal/seal'
import { formatFingerprinted } from '../../../../tools/dossier/verifier/fingerprintedFile'
import { soundEvidence } from './soundEvidence'
import { runDay, runStart } from './runDay'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Name of a file of the dossier → its text. */
function dossierTextsOf(rows: readonly JudgedRequirement[], evidence: Evidence): Map<string, string> {
  const files = new Map([
    ['requisitos.json', evidenceJson({ requirements: rows })],
    ...evidenceParts.map(([part, name]) => [name, evidenceJson(evidence[part])] as const),
  ])
  const dossier = Object.fromEntries([...files].map(([name, text]) => [name, sha256(text)]))
  const version = { commit: 'c0ffee', commitDate: null, hasChanges: false, lockfile: '', sources: '' }
  const rooted = { ...version, dossier, site: { 'index.html': sha256('inicio') } }
  const raiz = rootOf(rooted)
  const manifest = formatFingerprinted({ ...rooted, raiz })
  const told = { inicio: runStart, fin: 'hoy', auditor: 'Ana Rojas', navegador: 'Chromium 1' }
  const run = { ...told, node: 'v20', equipo: 'linux', manifiesto: sha256(manifest) }
  const sello = sealOf(raiz, run)
  return new Map([
    ...files,
    ['manifiesto.json', manifest],
    ['ejecucion.json', formatFingerprinted({ ...run, sello })],
    ['firma.json', canonicalJson({ sello, firma: null, fecha: null })],
  ])
}

/** The files of a site that keeps every rule. */
export async function soundFiles(): Promise<Map<string, string>> {
  const sound = await soundEvidence()
  return dossierTextsOf(judge(requirements, sound, runDay), sound)
}

type Answer = Response | Error

/** Answers requests for the dossier's files with these texts; other answers by name. The browser can hash. */
export function serveFiles(
  files: ReadonlyMap<string, string>,
  others: Readonly<Record<string, Answer>> = {},
) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  globalThis.fetch = async (address) => {
    const name = String(address).split('/').at(-1) ?? ''
    const other = others[name]
    if (other instanceof Error) throw other
    const text = files.get(name)
    return other?.clone() ?? new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  }
}

export const serveDossier = (rows: readonly JudgedRequirement[], evidence: Evidence) =>
  serveFiles(dossierTextsOf(rows, evidence))

/** The files that the page reads. */
export const dossierNames = [
  'manifiesto.json',
  'ejecucion.json',
  'firma.json',
  'requisitos.json',
  ...evidenceParts.map(([, name]) => name),
]

/** What `from` says in a file's text, said otherwise. */
export const instead =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, to)

import { canonicalJson } from '../evidence/canonicalJson'
import type { Evidence } from '../evidence/evidence'
import type { FingerprintedManifest, FingerprintedRun, Signing } from '../evidence/manifestSchemas'
import { rootList, sealedText } from '../evidence/seal'
import type { FileText } from '../read/readFile'
import { checkTexts } from '../texts/dossierTexts'
import type { StatedRequirement } from '../requirements/requirement'
import { signedWords } from '../requirements/signedWords'
import { compareWords } from '../evidence/verifyWords'
import { fingerprint } from './fingerprint'

interface ReadFiles {
  readonly manifest: FileText<FingerprintedManifest>
  readonly run: FileText<FingerprintedRun>
  readonly signing: FileText<Signing>
  readonly evidence: Evidence
}

const sealedPart = ({ huella: _, sello: __, ...run }: FingerprintedRun) => run

async function wrongSeals(manifest: FingerprintedManifest, run: FingerprintedRun): Promise<string[]> {
  const root = await fingerprint(rootList(manifest))
  const seal = await fingerprint(sealedText(root, sealedPart(run)))
  return [
    ...(manifest.raiz === root ? [] : [checkTexts.otherRoot(root)]),
    ...(run.sello === seal ? [] : [checkTexts.otherSeal(seal)]),
  ]
}

async function hasOwnFingerprint({ text }: FileText<unknown>): Promise<boolean> {
  const { huella, ...content } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return huella === (await fingerprint(canonicalJson(content)))
}

/** Files and legal sentences that do not match their own fingerprint: Spanish sentences that name them. */
export async function checkFingerprints({ manifest, run, signing, evidence }: ReadFiles): Promise<string[]> {
  const problems: string[] = []
  if (!(await hasOwnFingerprint(manifest))) problems.push(checkTexts.wrongFingerprint('manifiesto.json'))
  if (!(await hasOwnFingerprint(run))) problems.push(checkTexts.wrongFingerprint('ejecucion.json'))
  if (run.content.manifiesto !== (await fingerprint(manifest.text))) problems.push(checkTexts.otherRun)
  problems.push(...(await wrongSeals(manifest.content, run.content)))
  if (signing.content.sello !== run.content.sello) problems.push(checkTexts.otherSigning)
  for (const { id, text, sha256 } of evidence.texts.texts) {
    if ((await fingerprint(text)) !== sha256) problems.push(checkTexts.otherText(id))
  }
  return problems
}

/** Rows whose fingerprint is not that of their words: Spanish sentences that name them. */
export async function checkWords(rows: readonly StatedRequirement[]): Promise<string[]> {
  const hashes = new Map<string, string>()
  for (const words of rows.map(signedWords)) hashes.set(words, await fingerprint(words))
  return compareWords(rows, (words) => hashes.get(words) ?? '')
}

/** Files that are not those of the manifest, as those of another run: Spanish sentences that name them. */
export async function compareWithManifest(
  texts: ReadonlyMap<string, string>,
  { content }: FileText<FingerprintedManifest>,
): Promise<string[]> {
  const problems: string[] = []
  for (const [name, text] of texts) {
    if ((await fingerprint(text)) !== content.dossier[name]) problems.push(checkTexts.changed(name))
  }
  return problems
}

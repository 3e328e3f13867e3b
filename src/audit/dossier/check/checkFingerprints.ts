import { canonicalJson } from '../evidence/canonicalJson'
import type { Dossier } from '../read/readDossier'
import type { FileText } from '../read/readFile'
import { checkTexts } from '../texts/dossierTexts'
import { fingerprint } from './fingerprint'

async function hasOwnFingerprint({ text }: FileText<unknown>): Promise<boolean> {
  const { huella, ...content } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return huella === (await fingerprint(canonicalJson(content)))
}

/** Files and legal sentences that do not match their own fingerprint: Spanish sentences that name them. */
export async function checkFingerprints({ manifest, run, evidence }: Dossier): Promise<string[]> {
  const problems: string[] = []
  if (!(await hasOwnFingerprint(manifest))) problems.push(checkTexts.wrongFingerprint('manifiesto.json'))
  if (!(await hasOwnFingerprint(run))) problems.push(checkTexts.wrongFingerprint('ejecucion.json'))
  if (run.content.manifiesto !== (await fingerprint(manifest.text))) problems.push(checkTexts.otherRun)
  for (const { id, text, sha256 } of evidence.texts.texts) {
    if ((await fingerprint(text)) !== sha256) problems.push(checkTexts.otherText(id))
  }
  return problems
}

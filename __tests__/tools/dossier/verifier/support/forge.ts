import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evidenceJson } from '../../../../../src/audit/dossier/evidence/evidenceJson'
import { dayOf } from '../../../../../src/audit/dossier/judgement/day'
import { judge } from '../../../../../src/audit/dossier/judgement/judge'
import { derivedFiles } from '../../../../../src/audit/dossier/evidence/seal'
import type { SourceVersion } from '../../../../../tools/build/version/sourceVersion'
import { hashesOf, type DossierFiles, type Files } from '../../../../../tools/dossier/dossierFiles'
import { deriveFiles } from '../../../../../tools/dossier/seal/deriveFiles'
import { readEvidence, readRows } from '../../../../../tools/dossier/seal/readEvidence'
import { rootOf } from '../../../../../tools/dossier/seal/seal'
import { siteHashes, writeDossier, type RunFacts } from '../../../../../tools/dossier/writeDossier'
import { folderIn, soundFacts, writeSite } from './soundDossier'
import { soundVersion } from './soundVersion'

/** What a forger writes instead; whatever is left out stays as it was. */
export interface Forged {
  /** Name in the dossier → its content; null takes the file out. */
  readonly files?: Readonly<Record<string, string | Buffer | null>>
  /** File that follows from the others → other content than follows. */
  readonly derived?: Readonly<Record<string, string | Buffer>>
  /** Whether statuses and findings in requisitos.json are derived anew; they are, unless this is false. */
  readonly isJudged?: boolean
  readonly version?: Partial<SourceVersion>
  readonly facts?: Partial<RunFacts>
  /** The site's script. */
  readonly script?: string
  /** Done last, in the dossier's folder. */
  readonly afterwards?: (folder: string) => void
}

const isDerived = (name: string) => (Object.values(derivedFiles) as readonly string[]).includes(name)

function filesOf(sound: Files, { files = {}, isJudged = true }: Forged, day: string): Files {
  const all = new Map([...sound].filter(([name]) => !isDerived(name)))
  for (const [name, content] of Object.entries(files)) {
    if (content === null) all.delete(name)
    else all.set(name, content)
  }
  const read = (name: string) => Buffer.from(all.get(name) ?? '')
  if (isJudged)
    all.set('requisitos.json', evidenceJson({ requirements: judge(readRows(read), readEvidence(read), day) }))
  return all
}

/**
 * Writes a forged dossier as our own commands would, with every hash, the manifest, the root hash, the seal and the
 * files that follow from the evidence made anew. Returns its site.
 */
export function writeForgery({ files: sound, verifier }: DossierFiles, forged: Forged): string {
  const site = writeSite()
  if (forged.script !== undefined) writeFileSync(join(site, 'assets/main.0.js'), forged.script)
  const version = { ...soundVersion, ...forged.version }
  const facts = { ...soundFacts, ...forged.facts }
  const day = dayOf(facts.inicio)
  const files = filesOf(sound, forged, day)
  const rooted = { ...version, dossier: hashesOf(files), site: siteHashes(site) }
  const read = (name: string) => Buffer.from(files.get(name) ?? sound.get(name) ?? '')
  const derived = deriveFiles(read, { ...rooted, raiz: rootOf(rooted) }, verifier.printable, day)
  const paper = [derivedFiles.paper, sound.get(derivedFiles.paper) ?? ''] as const
  const all = new Map([...files, ...derived, paper, ...Object.entries(forged.derived ?? {})])
  writeDossier(site, all, version, facts)
  forged.afterwards?.(folderIn(site))
  return site
}

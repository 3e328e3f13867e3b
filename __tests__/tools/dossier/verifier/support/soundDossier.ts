import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { dossierPlace } from '../../../../../src/audit/addresses'
import type { Evidence } from '../../../../../src/audit/dossier/evidence/evidence'
import { dossierFiles, type DossierFiles } from '../../../../../tools/dossier/dossierFiles'
import { fingerprint } from '../../../../../tools/shared/fingerprint'
import { redirectsFile } from '../../../../../tools/hosts/redirectsFile'
import { siteHashes, writeDossier, type RunFacts } from '../../../../../tools/dossier/writeDossier'
import { runDay } from '../../../../audit/dossier/support/runDay'
import { soundEvidence } from '../../../../audit/dossier/support/soundEvidence'
import { soundVersion } from './soundVersion'

export const soundFacts: RunFacts = {
  inicio: '2026-11-25T05:14:28-04:00',
  fin: '2026-11-25T05:16:02-04:00',
  auditor: 'Ana Rojas',
  navegador: 'Chromium 156.0.8078.79',
  node: 'v20.20.2',
  equipo: 'linux 6.1 x64',
}

/** With what the build has written for the host, and the dossier writes once more. */
const siteFiles = {
  'index.html': '<!doctype html>',
  'assets/main.0.js': 'export {}',
  _redirects: redirectsFile(),
}

/** Writes a small site into a folder of its own, and returns its place. */
export function writeSite(): string {
  const site = join(mkdtempSync(join(tmpdir(), 'bohemia-expediente-')), 'dist')
  for (const [name, content] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  return site
}

export const removeSite = (site: string) => rmSync(dirname(site), { recursive: true })
export const folderIn = (site: string) => join(site, dossierPlace.slice(0, -1))

/** Evidence with a picture for each capture, each of another colour. */
async function withPictures(evidence: Evidence) {
  const captures = await Promise.all(
    evidence.results.captures.map(async (capture, index) => {
      const background = { r: 18, g: 11, b: 16 * index }
      const png = await sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .png()
        .toBuffer()
      return { ...capture, sha256: fingerprint(png), png }
    }),
  )
  const listed = captures.map(({ png: _, ...capture }) => capture)
  return { evidence: { ...evidence, results: { ...evidence.results, captures: listed } }, captures }
}

/** The files of a dossier of this small site, whose evidence keeps every rule; the PDF is none. */
export async function soundDossier(site: string): Promise<DossierFiles> {
  const dossier = await dossierFiles(
    await withPictures(await soundEvidence()),
    soundVersion,
    siteHashes(site),
    runDay,
  )
  return { ...dossier, files: new Map([...dossier.files, ['expediente.pdf', Buffer.from('%PDF')]]) }
}

/** Writes it beside the site, as `npm run dossier` does. */
export async function writeSoundDossier(site: string): Promise<DossierFiles> {
  const dossier = await soundDossier(site)
  writeDossier(site, dossier.files, soundVersion, soundFacts)
  return dossier
}

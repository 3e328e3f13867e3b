/** Observes the last `npm run build` and writes its dossier: `npm run dossier`. Ends with 1 where a row is not met or has no evidence. */
import '../build/nodeAssets'
import { resolve } from 'node:path'
import { dossierPlace } from '../../src/audit/addresses'
import { derivedFiles } from '../../src/audit/dossier/evidence/seal'
import { dayOf } from '../../src/audit/dossier/judgement/day'
import { countStatuses } from '../../src/audit/dossier/judgement/judge'
import { describeKept, writeArchive } from './archive/writeArchive'
import { printPdf } from './paper/printPdf'
import { formatMoment } from './seal/formatMoment'
import { readAttestations } from './readAttestations'
import { requirements } from './requirements/requirements'
import attestations from './attestations.json'
import { builtFolder, filesIn, isAuditFile } from '../build/builtSite'
import { withServedBrowser } from './chromium/servedBrowser'
import { collect } from './collect'
import { dossierFiles } from './dossierFiles'
import { checkedVersion } from './checkedVersion'
import { describeFailingRows } from './describeFailingRows'
import { runFacts } from './seal/runFacts'
import { verifyFolder } from './verifier/verifyFolder'
import { siteHashes, writeDossier } from './writeDossier'
import { runCommand } from '../shared/runCommand'

async function main() {
  const folder = builtFolder()
  if (!filesIn(folder).some(isAuditFile)) {
    throw new Error(
      'Este sitio se construyó sin las vistas que muestran el expediente (BOHEMIA_AUDIT=off). Constrúyelo con: npm run build',
    )
  }
  const start = new Date()
  const day = dayOf(formatMoment(start))
  const signed = readAttestations(attestations, requirements, day)
  const version = checkedVersion(folder)
  const { dossier, pdf, browser } = await withServedBrowser(folder, async (served) => {
    const collected = await collect(folder, served, signed, (line) => console.log(line))
    const written = await dossierFiles(collected, version, siteHashes(folder), day)
    return {
      dossier: written,
      pdf: await printPdf(String(written.files.get(derivedFiles.printable)), served.browser),
      browser: served.browser.version(),
    }
  })
  const files = new Map([...dossier.files, [derivedFiles.paper, pdf] as const])
  writeDossier(folder, files, version, runFacts(start, browser))

  const kept = writeArchive(folder)
  const known = { raiz: kept.root, sello: kept.seal }
  const isSound = verifyFolder(resolve(folder, dossierPlace), dossier.verifier, known)
  const failingRows = describeFailingRows(dossier.rows)
  for (const line of failingRows) console.error(line)
  if (!isSound || failingRows.length > 0) process.exitCode = 1
  console.log(
    countStatuses(dossier.rows)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  )
  console.log(`El expediente está en dist/${dossierPlace}${derivedFiles.printable}`)
  for (const line of describeKept(kept)) console.log(line)
}

void runCommand(main)

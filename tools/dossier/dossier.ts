/** Observes the last `npm run build` and writes its dossier: `npm run dossier`. Ends with 1 where a row is not met or has no evidence. */
import '../build/nodeAssets'
import { existsSync } from 'node:fs'
import { arch, platform, release } from 'node:os'
import { resolve } from 'node:path'
import { dossierPlace } from '../../src/audit/addresses'
import { dayOf } from '../../src/audit/dossier/judgement/day'
import { countStatuses } from '../../src/audit/dossier/judgement/judge'
import { writeArchive } from './archive/writeArchive'
import { printPdf } from './paper/printPdf'
import { readAttestations } from './readAttestations'
import { requirements } from './requirements/requirements'
import attestations from './attestations.json'
import { filesIn, isAuditFile } from '../build/builtSite'
import { withServedBrowser } from './chromium/servedBrowser'
import { collect } from './collect'
import { dossierFiles } from './dossierFiles'
import { sourceVersion } from './sourceVersion'
import { describeFailingRows } from './describeFailingRows'
import { verifyFolder } from './verifier/verifyFolder'
import { writeDossier } from './writeDossier'
import { runCommand } from '../shared/runCommand'

const folder = resolve('dist')

async function main() {
  if (!existsSync(resolve(folder, 'index.html'))) {
    throw new Error(
      'Todavía no hay sitio que observar: falta la carpeta dist. Constrúyela con: npm run build',
    )
  }
  if (!filesIn(folder).some(isAuditFile)) {
    throw new Error(
      'Este sitio se construyó sin las vistas que muestran el expediente (BOHEMIA_AUDIT=off). Constrúyelo con: npm run build',
    )
  }
  const start = new Date()
  const day = dayOf(start.toISOString())
  const signed = readAttestations(attestations, requirements, day)
  const version = sourceVersion()
  const { dossier, browser } = await withServedBrowser(folder, async (served) => {
    const { rows, files } = await dossierFiles(
      await collect(folder, served, signed, (line) => console.log(line)),
      version,
      day,
    )
    const pdf = await printPdf(String(files.get('expediente.html')), served.browser)
    return {
      dossier: { rows, files: new Map([...files, ['expediente.pdf', pdf]]) },
      browser: served.browser.version(),
    }
  })
  writeDossier(folder, dossier, version, {
    inicio: start.toISOString(),
    fin: new Date().toISOString(),
    navegador: `Chromium ${browser}`,
    node: process.version,
    equipo: `${platform()} ${release()} ${arch()}`,
  })

  const archive = writeArchive(folder)
  const isSound = verifyFolder(resolve(folder, dossierPlace))
  const failingRows = describeFailingRows(dossier.rows)
  for (const line of failingRows) console.error(line)
  if (!isSound || failingRows.length > 0) process.exitCode = 1
  console.log(
    countStatuses(dossier.rows)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  )
  console.log(
    `El expediente está en dist/${dossierPlace}expediente.html y, para guardarlo, en dist/${archive}`,
  )
}

void runCommand(main)

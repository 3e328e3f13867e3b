/** Writes the ZIP of the last dossier again, with the seals that were added since: `npm run dossier:archive`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dossierPlace } from '../../../src/audit/addresses'
import { builtFolder } from '../../build/builtSite'
import { runCommand } from '../../shared/runCommand'
import { describeKept, writeArchive } from './writeArchive'

async function main() {
  const folder = builtFolder()
  if (!existsSync(join(folder, dossierPlace, 'manifiesto.json'))) {
    throw new Error('Todavía no hay expediente que guardar. Escríbelo con: npm run dossier')
  }
  for (const line of describeKept(writeArchive(folder))) console.log(line)
}

void runCommand(main)

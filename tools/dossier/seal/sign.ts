/**
 * Adds a signature or a time stamp to the last dossier, and writes its ZIP again:
 * `npm run dossier:sign -- --clave=… --certificado=… [--fecha=…]`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dossierPlace } from '../../../src/audit/addresses'
import { builtFolder } from '../../build/builtSite'
import { runCommand } from '../../shared/runCommand'
import { describeKept, writeArchive } from '../archive/writeArchive'
import { addSeals, type SealSources } from './addSeals'

const usage = [
  'Se usa así, con una clave privada y su certificado, una firma hecha en otro programa, o un sello de tiempo RFC 3161:',
  '  npm run dossier:sign -- --clave=clave.pem --certificado=certificado.pem',
  '  npm run dossier:sign -- --firma=sello.txt.p7s --certificado=certificado.pem',
  '  npm run dossier:sign -- --fecha=sello.tsr',
].join('\n')

const options = {
  clave: { type: 'string' },
  certificado: { type: 'string' },
  firma: { type: 'string' },
  fecha: { type: 'string' },
} as const

function readArguments(words: readonly string[]): SealSources {
  let sources: SealSources
  try {
    sources = parseArgs({ args: [...words], options }).values
  } catch {
    throw new Error(usage)
  }
  const { clave, certificado, firma, fecha } = sources
  const makers = [clave, firma].filter((file) => file !== undefined).length
  const isSigning = makers === 1 && certificado !== undefined
  const isStamping = makers === 0 && certificado === undefined && fecha !== undefined
  if (!isSigning && !isStamping) throw new Error(usage)
  return sources
}

async function main() {
  const sources = readArguments(process.argv.slice(2))
  const site = builtFolder()
  for (const line of addSeals(join(site, dossierPlace), sources)) console.log(line)
  for (const line of describeKept(writeArchive(site))) console.log(line)
}

void runCommand(main)

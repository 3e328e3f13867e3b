/**
 * Prints an attestation of a row with the hashes of what the row covers, and with `--write` adds it to attestations.json:
 * `npm run dossier:attest -- row --verdict=conforme --reviewer=name --role=role --expires=2027-11-20 --note=text [--write]`.
 * Ends with 1 and a Spanish sentence on bad input.
 */
import '../../build/nodeAssets'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '../../../src/audit/dossier/judgement/day'
import { runCommand } from '../../shared/runCommand'
import { readAttestations } from '../readAttestations'
import { requirements } from '../requirements/requirements'
import { sourceVersion } from '../../build/version/sourceVersion'
import { draftAttestation } from './draftAttestation'

const file = 'tools/dossier/attestations.json'

const usage =
  'Se usa así: npm run dossier:attest -- BO-259-08.1 --verdict=conforme --reviewer=nombre --role=cargo --expires=2027-11-20 --note="qué se miró" [--write]'

const text = { type: 'string', default: '' } as const
const options = {
  verdict: text,
  reviewer: text,
  role: text,
  expires: text,
  note: text,
  write: { type: 'boolean', default: false },
} as const

function readArguments(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}

/** The entry as JSON, and that it was added, where it was. `day` as `2026-11-20`. Throws a Spanish sentence on bad input. */
export function attest(words: readonly string[], day: string, attestations = resolve(file)): string[] {
  const { values, positionals } = readArguments(words)
  const [id, ...others] = positionals
  if (id === undefined || others.length > 0) throw new Error(usage)
  const row = requirements.find((one) => one.id === id)
  if (!row) throw new Error(`«${id}» no es un requisito.`)
  if (!row.types.includes('H')) throw new Error(`${id} no espera a una persona.`)
  const { commit, hasChanges } = sourceVersion()
  const entry = draftAttestation(row, values, { day, commit: commit ?? '' })
  const note = hasChanges ? ['Hay cambios sin registrar: el commit no los tiene; las huellas, sí.'] : []
  if (!values.write) return [...note, JSON.stringify(entry, null, 2)]
  const earlier = readAttestations(JSON.parse(readFileSync(attestations, 'utf8')), requirements, day)
  const all = { attestations: [...earlier.attestations, entry] }
  readAttestations(all, requirements, day)
  writeFileSync(attestations, `${JSON.stringify(all, null, 2)}\n`)
  return [
    ...note,
    `Se añadió a ${file} la atestación de ${id}, con ${Object.keys(entry.looked).length} huellas.`,
  ]
}

if (require.main === module)
  void runCommand(async () => {
    for (const line of attest(process.argv.slice(2), dayOf(new Date().toISOString()))) console.log(line)
  })

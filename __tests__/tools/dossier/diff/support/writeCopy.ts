import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from '../../../../../tools/shared/fingerprint'

/** File → its content; an object is written as JSON. */
export type CopyParts = Readonly<Record<string, Buffer | string | object>>

const row = (id: string) => ({
  id,
  source: 'Bolivia, Ley 259 de 2012',
  summary: 'Las dos leyendas, palabra por palabra.',
  deed: 'Las leyendas están en la puerta.',
  types: ['A'],
  evidence: [
    { kind: 'text', text: 'rejection', places: ['dialogo'] },
    { kind: 'capture', state: 'rechazando' },
  ],
  findings: [{ outcome: 'met', detail: 'La frase se vio 42 veces.' }],
  status: 'CONFORME',
})

export const firstRow = row('BO-1')
export const secondRow = row('BO-2')

export const attestation = {
  requirement: 'BO-2',
  verdict: 'conforme',
  reviewer: 'Ana Rojas',
  role: 'Abogada',
  date: '2026-11-20',
  note: 'Las 60 imágenes.',
}

export const rejection = { id: 'rejection', text: 'Lo sentimos, debes ser mayor de edad', version: 1 }

const commit = 'c0ffee0123456789c0ffee0123456789c0ffee01'

/** A small dossier as `npm run dossier` writes it, in its folder's words. */
const soundParts: CopyParts = {
  'ejecucion.json': { inicio: '2026-11-25T04:12:31.491Z', navegador: 'Chromium 156', node: 'v20.20.2' },
  'requisitos.json': { requirements: [firstRow, secondRow] },
  'textos.json': { texts: [rejection] },
  'resultados.json': {
    captures: [{ file: 'rechazando-telefono.png', state: 'rechazando' }],
  },
  'atestaciones.json': { attestations: [attestation] },
  'red.json': {},
  'capturas/rechazando-telefono.png': 'png',
}

const bytesOf = (part: Buffer | string | object) =>
  Buffer.isBuffer(part) || typeof part === 'string' ? part : JSON.stringify(part)

export const soundManifest = { commit, hasChanges: false, lockfile: 'aa', site: { 'index.html': 'aa' } }

/** Writes a dossier of which these parts are other than in the small one; the manifest fits unless it is given. */
export function writeCopy(folder: string, others: CopyParts = {}): string {
  const parts = { ...soundParts, ...others }
  const hashes = Object.entries(parts).map(([name, part]) => [name, fingerprint(bytesOf(part))])
  const dossier = Object.fromEntries(hashes.filter(([name]) => name !== 'ejecucion.json'))
  const files = { 'manifiesto.json': { ...soundManifest, dossier }, ...parts }
  for (const [name, part] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytesOf(part))
  }
  return folder
}

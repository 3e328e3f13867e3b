import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { writeSigning } from './signing'
import { digestFor, isSignedBy, parseCertificate, subjectOf } from './signature'
import { momentOf } from './timeStamp'

/** Paths of the files that are added. */
export interface SealSources {
  /** Private key, PEM without a pass phrase. */
  readonly clave?: string | undefined
  /** X.509, PEM or DER. */
  readonly certificado?: string | undefined
  /** A signature of sello.txt that another program made, in place of a key. */
  readonly firma?: string | undefined
  /** A time stamp of sello.txt, RFC 3161. */
  readonly fecha?: string | undefined
}

function readGiven(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`No existe «${path}».`)
  return readFileSync(path)
}

function parseKey(path: string): KeyObject {
  try {
    return createPrivateKey(readGiven(path))
  } catch {
    throw new Error(`«${path}» no es una clave privada en PEM, o está cifrada: se espera sin frase.`)
  }
}

const signWith = (key: KeyObject, data: Buffer) => sign(digestFor(key.asymmetricKeyType), data, key)

/** @throws Error in Spanish where the signature is not that of the certificate's key */
function requireOwnSignature(data: string, signature: Buffer, certificate: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-firma-'))
  const path = join(folder, runFiles.signature)
  try {
    writeFileSync(path, signature)
    const isSigned = isSignedBy({ data, signature: path, certificate }, (name) => readFileSync(name))
    if (isSigned === null) throw new Error('La firma no se pudo comprobar: falta openssl.')
    if (!isSigned) throw new Error('La firma no es de la clave de ese certificado, o no es de sello.txt.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Added {
  /** Name in the dossier → content. */
  readonly files: Readonly<Record<string, string | Buffer>>
  /** Spanish. */
  readonly line: string
}

function signatureOf(folder: string, { clave, firma, certificado = '' }: SealSources): Added {
  const data = join(folder, runFiles.seal)
  const certificate = parseCertificate(readGiven(certificado))
  const signature =
    clave === undefined ? readGiven(firma ?? '') : signWith(parseKey(clave), readFileSync(data))
  requireOwnSignature(data, signature, certificado)
  return {
    files: { [runFiles.signature]: signature, [runFiles.certificate]: certificate.toString() },
    line: `Firmado: ${subjectOf(certificate)}`,
  }
}

function timeStampOf(folder: string, path: string): Added {
  const stamp = readGiven(path)
  const moment = momentOf(stamp, readFileSync(join(folder, runFiles.seal)))
  return { files: { [runFiles.timeStamp]: stamp }, line: `Fecha cierta: ${moment}` }
}

/**
 * Adds signature and time stamp to the dossier in `folder`: Spanish lines that say so.
 * @throws Error in Spanish, and nothing is added, where there is no dossier, or a file is missing, unreadable or of another seal
 */
export function addSeals(folder: string, sources: SealSources): readonly string[] {
  if (!existsSync(join(folder, runFiles.seal)))
    throw new Error('Todavía no hay expediente que firmar. Escríbelo con: npm run dossier')
  const added = [
    ...(sources.certificado === undefined ? [] : [signatureOf(folder, sources)]),
    ...(sources.fecha === undefined ? [] : [timeStampOf(folder, sources.fecha)]),
  ]
  for (const [name, content] of added.flatMap(({ files }) => Object.entries(files)))
    writeFileSync(join(folder, name), content)
  writeSigning(folder)
  return added.map(({ line }) => line)
}

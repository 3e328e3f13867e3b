import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFiles } from '../../../src/audit/dossier/evidence/seal'
import { isSignedBy, parseCertificate, subjectOf } from '../seal/signature'
import { isStampedBy, momentOf } from '../seal/timeStamp'
import type { Known } from './known'

interface Checked {
  /** What was found: Spanish sentences. */
  readonly notes: readonly string[]
  readonly differences: readonly string[]
}

const missing = (what: string) => `${what} no se pudo comprobar: falta openssl.`

function requireFiles(...paths: readonly string[]) {
  const absent = paths.find((path) => !existsSync(path))
  if (absent !== undefined) throw new Error(`No existe «${absent}».`)
}

function checkSignature(data: string, signature: string, certificate: string): Checked {
  requireFiles(signature, certificate)
  const isSigned = isSignedBy({ data, signature, certificate }, (path) => readFileSync(path))
  if (isSigned === null) return { notes: [], differences: [missing('La firma')] }
  const own = parseCertificate(readFileSync(certificate))
  const subject = subjectOf(own)
  if (!isSigned) return { notes: [], differences: [`La firma no es de ${subject}, o no es de este sello.`] }
  return {
    notes: [`Firmado por ${subject}; certificado válido de ${own.validFrom} a ${own.validTo}.`],
    differences: [],
  }
}

function checkTimeStamp(data: string, stamp: string, authority: string, end: string): Checked {
  requireFiles(stamp, authority)
  const moment = momentOf(readFileSync(stamp), readFileSync(data))
  const isStamped = isStampedBy(data, stamp, authority)
  if (isStamped === null) return { notes: [], differences: [missing('La fecha cierta')] }
  if (!isStamped) return { notes: [], differences: ['La fecha cierta no es de la autoridad que se dio.'] }
  const isLater = Date.parse(end) <= Date.parse(moment) + 1000
  if (isLater) return { notes: [`Fecha cierta: existía el ${moment}.`], differences: [] }
  return {
    notes: [],
    differences: [`ejecucion.json dice que terminó el ${end}, después de su fecha cierta.`],
  }
}

const describe = (folder: string, file: string, present: string, absent: string) =>
  existsSync(join(folder, file)) ? present : absent

/** Who sealed the dossier in `folder` and when, against what the person brought. @throws Error in Spanish on a file that is missing or unreadable */
export function checkSignatures(folder: string, known: Known, end: string): Checked {
  const data = join(folder, runFiles.seal)
  const checked = [
    known.firma !== undefined && known.certificado !== undefined
      ? checkSignature(data, known.firma, known.certificado)
      : {
          notes: [
            describe(
              folder,
              runFiles.signature,
              `Trae una firma que no se comprobó: usa --firma=${runFiles.signature} --certificado=archivo, con el certificado que te dieron por otro camino.`,
              'Sin firma.',
            ),
          ],
          differences: [],
        },
    known.fecha !== undefined && known.autoridad !== undefined
      ? checkTimeStamp(data, known.fecha, known.autoridad, end)
      : {
          notes: [
            describe(
              folder,
              runFiles.timeStamp,
              `Trae una fecha cierta que no se comprobó: usa --fecha=${runFiles.timeStamp} --autoridad=archivo.`,
              'Sin fecha cierta.',
            ),
          ],
          differences: [],
        },
  ]
  return {
    notes: checked.flatMap(({ notes }) => notes),
    differences: checked.flatMap(({ differences }) => differences),
  }
}

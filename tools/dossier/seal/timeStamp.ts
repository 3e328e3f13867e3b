import { createHash } from 'node:crypto'
import { openssl } from './openssl'

const time = /\x18[\x0f-\x20](\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z/

/**
 * The moment that a time stamp (RFC 3161, `TimeStampResp`) gives the file, in UTC: `2026-11-25T09:14:28Z`.
 * It does not say whether the stamp is genuine.
 * @throws Error in Spanish where it is the stamp of another file, or none
 */
export function momentOf(stamp: Buffer, data: Buffer): string {
  const imprint = createHash('sha256').update(data).digest()
  const at = stamp.indexOf(imprint)
  if (at < 0) throw new Error('La fecha cierta es de otro archivo: no nombra el sello de este expediente.')
  // In TSTInfo the moment follows the imprint of what was stamped.
  const [, year, month, day, hour, minute, second] = time.exec(stamp.subarray(at).toString('latin1')) ?? []
  if (year === undefined) throw new Error('La fecha cierta no se entiende: se espera una respuesta RFC 3161.')
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/** Whether the authority, whose certificate is trusted, stamped the file; null where `openssl` is missing. Paths. */
export const isStampedBy = (data: string, stamp: string, authority: string): boolean | null =>
  openssl('ts', '-verify', '-data', data, '-in', stamp, '-CAfile', authority, '-partial_chain')

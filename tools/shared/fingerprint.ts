import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal, of text in UTF-8. */
export const fingerprint = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

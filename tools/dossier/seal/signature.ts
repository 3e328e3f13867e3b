import { verify, X509Certificate } from 'node:crypto'
import { openssl } from './openssl'

// The object identifier of PKCS #7 signed data, in DER.
const signedData = Buffer.from('06092a864886f70d010702', 'hex')

const isPem = (signature: Buffer) => signature.subarray(0, 10).toString('latin1') === '-----BEGIN'
const isCms = (signature: Buffer) => isPem(signature) || signature.subarray(0, 24).includes(signedData)

/** @throws Error in Spanish where the bytes are no X.509 certificate */
export function parseCertificate(bytes: Buffer): X509Certificate {
  try {
    return new X509Certificate(bytes)
  } catch {
    throw new Error('El certificado no se entiende: se espera un X.509, en PEM o DER.')
  }
}

/** «CN=Ana Rojas, O=Estudio», on one line. */
export const subjectOf = ({ subject }: X509Certificate): string => subject.split('\n').join(', ')

/** The digest that the kind of key signs: Ed25519 and Ed448 have their own. */
export const digestFor = (kind: string | undefined): string | null =>
  kind?.startsWith('ed') ? null : 'sha256'

/** As `openssl dgst -sha256 -sign` writes it. */
function isPlainSignature(data: Buffer, signature: Buffer, { publicKey }: X509Certificate): boolean {
  try {
    return verify(digestFor(publicKey.asymmetricKeyType), data, publicKey, signature)
  } catch {
    return false
  }
}

export interface SignedFiles {
  /** Paths, for `openssl`. */
  readonly data: string
  readonly signature: string
  readonly certificate: string
}

/** Detached CMS, as signing programs with a certificate in a token write it. Null where `openssl` is missing. */
const isCmsSignature = ({ data, signature, certificate }: SignedFiles, form: 'PEM' | 'DER') =>
  openssl(
    ...['cms', '-verify', '-binary', '-inform', form, '-in', signature, '-content', data],
    ...['-certfile', certificate, '-nointern', '-noverify'],
  )

/**
 * Whether the key of this certificate, and no other, signed the file; null where it takes `openssl` to know, and it is
 * missing. The certificate itself is trusted: it has to come from the person who signed, or from who issued it.
 */
export function isSignedBy(files: SignedFiles, read: (path: string) => Buffer): boolean | null {
  const certificate = parseCertificate(read(files.certificate))
  const signature = read(files.signature)
  return isCms(signature)
    ? isCmsSignature(files, isPem(signature) ? 'PEM' : 'DER')
    : isPlainSignature(read(files.data), signature, certificate)
}

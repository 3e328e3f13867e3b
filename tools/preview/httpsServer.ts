import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http2 from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from '../shared/listenLocally'
import { siteHandler } from './server'

/** A key for this run alone; Chromium caches nothing from a host whose certificate it does not trust. */
export function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  })
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') }
}

export type Certificate = ReturnType<typeof createCertificate>

/** Serves a folder as the preview does, over HTTP/2 and TLS as the production host will. */
export async function startHttpsServer(folder: string, { key, cert }: Certificate) {
  let handle = siteHandler(folder)
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (req, res) =>
    handle(req as unknown as IncomingMessage, res as unknown as ServerResponse),
  )
  return {
    port: await listenLocally(server),
    /** From now on another folder, as after a release. */
    serve: (other: string) => void (handle = siteHandler(other)),
    close: () => void server.close(),
  }
}

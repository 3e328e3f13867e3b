import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function openssl(folder: string, ...args: readonly string[]) {
  const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`)
}

const settings = `
[req]
distinguished_name = subject
prompt = no
[subject]
CN = Prueba
[stamping]
basicConstraints = critical, CA:false
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = own
[own]
serial = serial
signer_digest = sha256
digests = sha256
default_policy = 1.2.3.4
accuracy = secs:1
ordering = yes
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** Keys, certificates and a time-stamp authority of their own, made with OpenSSL in a folder that `remove` takes away. */
export function makeAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-autoridad-'))
  const at = (name: string) => join(folder, name)
  writeFileSync(at('settings.cnf'), settings)
  writeFileSync(at('serial'), '01\n')

  /** A key and a certificate that it signs itself. */
  function makeSigner(name: string, kind: readonly string[], ...extra: readonly string[]) {
    const [key, certificate] = [at(`${name}.key`), at(`${name}.pem`)]
    const subject = ['-subj', `/CN=${name}/O=Estudio de prueba`, '-days', '2', '-config', 'settings.cnf']
    openssl(
      folder,
      'req',
      '-x509',
      '-nodes',
      '-newkey',
      ...kind,
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
      ...extra,
    )
    return { key, certificate }
  }

  /** Stamps a file now: the path of the answer. */
  function stamp(data: string, name: string, authority: { key: string; certificate: string }): string {
    const [query, answer] = [at(`${name}.tsq`), at(`${name}.tsr`)]
    openssl(folder, 'ts', '-query', '-data', data, '-sha256', '-cert', '-out', query)
    openssl(
      folder,
      ...['ts', '-reply', '-queryfile', query, '-config', 'settings.cnf', '-section', 'own'],
      ...['-signer', authority.certificate, '-inkey', authority.key, '-out', answer],
    )
    return answer
  }

  /** Signs a file as a program with a token would: the path of the detached CMS. */
  function signCms(data: string, name: string, signer: { key: string; certificate: string }): string {
    const signature = at(`${name}.p7s`)
    openssl(
      folder,
      ...['cms', '-sign', '-binary', '-in', data, '-signer', signer.certificate, '-inkey', signer.key],
      ...['-outform', 'DER', '-out', signature],
    )
    return signature
  }

  return {
    at,
    makeSigner,
    makeStamper: (name: string) => makeSigner(name, ['rsa:2048'], '-extensions', 'stamping'),
    stamp,
    signCms,
    remove: () => rmSync(folder, { recursive: true }),
  }
}

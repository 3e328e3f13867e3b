import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createCertificate } from '../../../../tools/preview/httpsServer'

/** Reports nothing, asks the network for nothing, writes nothing outside its folder. */
const quiet = (folder: string) => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  // Playwright turns colours on for child processes: their codes would be inside the sentence that is read below.
  FORCE_COLOR: '0',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: join(folder, 'logs'),
  WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
  HOME: folder,
  XDG_CONFIG_HOME: folder,
})

/** @throws Error with wrangler's output, where it ends before it is ready */
const portOf = (wrangler: ChildProcessByStdio<null, Readable, Readable>) =>
  new Promise<number>((done, fail) => {
    let said = ''
    const read = (text: Buffer) => {
      said += text
      const [, port] = /Ready on https:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? []
      if (port) done(Number(port))
    }
    wrangler.stdout.on('data', read)
    wrangler.stderr.on('data', read)
    wrangler.once('exit', () => fail(new Error(`wrangler ended before it was ready:\n${said}`)))
  })

/** Cloudflare Pages' own asset server, as wrangler.toml starts it (developers.cloudflare.com/workers/wrangler, `pages dev`). */
export const openCloudflare = async (site: string) => {
  const { key, cert, spki } = createCertificate()
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-cloudflare-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const
  writeFileSync(keyFile, key)
  writeFileSync(certFile, cert)
  copyFileSync(resolve('wrangler.toml'), join(folder, 'wrangler.toml'))
  symlinkSync(site, join(folder, 'dist'))
  // It takes some seconds to start: a port chosen before might be another's by then.
  const address = ['--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0']
  const tls = ['--local-protocol', 'https', '--https-key-path', keyFile, '--https-cert-path', certFile]
  const command = [require.resolve('wrangler/bin/wrangler.js'), 'pages', 'dev', ...address, ...tls]
  const wrangler = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...quiet(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(wrangler, 'exit')
  const port = await portOf(wrangler)
  return {
    cert,
    spki,
    ports: { https: port },
    stop: async () => {
      wrangler.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ownCertificate } from '../../../src/build/bench/origin'
import { freePort, run } from '../../../src/build/hosts/openServers'

/** Reports nothing, asks the network for nothing, writes nothing outside its folder. */
const quiet = (folder: string) => ({
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: join(folder, 'logs'),
  WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
  HOME: folder,
  XDG_CONFIG_HOME: folder,
})

/** Cloudflare Pages' own asset server, as wrangler.toml starts it (developers.cloudflare.com/workers/wrangler, `pages dev`). */
export const openCloudflare = async (site: string) => {
  const { key, cert, spki } = ownCertificate()
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-cloudflare-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')] as const
  writeFileSync(keyFile, key)
  writeFileSync(certFile, cert)
  copyFileSync(resolve('wrangler.toml'), join(folder, 'wrangler.toml'))
  symlinkSync(site, join(folder, 'dist'))
  const port = await freePort()
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())]
  const tls = ['--local-protocol', 'https', '--https-key-path', keyFile, '--https-cert-path', certFile]
  const wrangler = [process.execPath, require.resolve('wrangler/bin/wrangler.js'), 'pages', 'dev']
  const { stop } = await run([...wrangler, ...address, ...tls], port, quiet(folder), folder)
  return {
    cert,
    spki,
    ports: { https: port },
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

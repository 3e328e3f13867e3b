import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteHandler } from '../../../../tools/preview/server'
import { filesIn } from '../../../../tools/build/builtSite'
import { distFolder } from '../../support/builtSite'

/** The built site as the next build would be: other pages, and a worker with another mark. */
function nextBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-build-'))
  const isNeeded = (file: string) => !/[\\/](media|auditoria)$|\.(br|gz)$/.test(file)
  cpSync(distFolder, folder, { recursive: true, filter: isNeeded })
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  for (const page of filesIn(folder).filter((file) => file.endsWith('.html')))
    rewrite(page, (html) => html.replace('<head>', '<head><meta name="edition" content="next">'))
  rewrite('sin-conexion.js', (script) => script.replace(/"[0-9a-f]{12}"/, '"next"'))
  return folder
}

/** One origin, two builds: `deploy` replaces the first by the second. */
export async function twoBuilds() {
  const next = nextBuild()
  const [older, newer] = [siteHandler(distFolder), siteHandler(next)]
  let current: RequestListener = older
  const server = createServer((req, res) => (req.url?.startsWith('/media/') ? older : current)(req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (current = newer),
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(next, { recursive: true })
    },
  }
}

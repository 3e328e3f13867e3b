import '../build/nodeAssets' // first: lets Node read content that imports pictures
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { dossierFolder } from '../../src/audit/addresses'
import { auditBundle } from '../build/bundles/auditBundle'
import { outputFolder } from '../build/bundles/bundleParts'
import { prerenderBundle } from '../build/bundles/prerenderBundle'
import { siteBundle } from '../build/bundles/siteBundle'
import { isAuditFile, pageFile } from '../build/builtSite'
import { openPagesPlugin } from './openPagesPlugin'
import { watchBundles, type WatchedBundles } from './watchBundles'

const folder = outputFolder('development')
const filesOf = (served: string) => sirv(served, { dev: true })
const noCache = { 'Cache-Control': 'no-store' }
const changesOf = (address: string) => `/changes${address}`
const isLab = (address: string) => isAuditFile(address.slice(1))

/** An event stream with a message after every change. */
function sendChanges(bundles: WatchedBundles, res: ServerResponse) {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', ...noCache })
  res.flushHeaders()
  res.on(
    'close',
    bundles.onChange(() => res.write('data:\n\n')),
  )
}

/** The page, which reloads itself after every change; where the code has errors, a page with the errors. */
async function sendPage(address: string, bundles: WatchedBundles, res: ServerResponse) {
  const errors = await bundles.compiled()
  const html = errors
    ? `<!doctype html><meta charset="utf-8" /><pre>${errors.replaceAll('<', '&lt;')}</pre>`
    : readFileSync(path.join(folder, pageFile(address)), 'utf8')
  res.writeHead(errors ? 500 : 200, { 'Content-Type': 'text/html; charset=utf-8', ...noCache })
  res.end(
    `${html}<script>new EventSource('${changesOf(address)}').onmessage = () => location.reload()</script>`,
  )
}

/** Starts to compile. @returns what answers requests, with what is compiled of the last change */
export function openDevSite() {
  const [compiledFile, publicFile, builtFile] = [filesOf(folder), filesOf('public'), filesOf('dist')]
  const openAddresses = new Set(['/'])
  const site = watchBundles([
    prerenderBundle('development'),
    siteBundle('development', [openPagesPlugin(openAddresses)]),
  ])
  let lab: WatchedBundles | undefined

  // The lab is compiled from the first visit on: most changes are looked at without it.
  const bundlesOf = (address: string) =>
    isLab(address) ? (lab ??= watchBundles([{ ...auditBundle('development'), dependencies: [] }])) : site

  const openPage = (address: string) => {
    if (isLab(address) || openAddresses.has(address)) return
    openAddresses.add(address)
    site.compileAgain()
  }

  return async (req: IncomingMessage, res: ServerResponse) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const address = pathname.replace(/(?<=.)\/$/, '')
    const notFound = () => void res.writeHead(404).end()
    if (address.startsWith(changesOf('/'))) {
      sendChanges(bundlesOf(address.slice(changesOf('').length)), res)
    } else if (!/\.\w+$/.test(address)) {
      openPage(address)
      await sendPage(address, bundlesOf(address), res)
    } else if (address.startsWith(dossierFolder)) {
      // Of the last build: what `npm run dossier` wrote.
      builtFile(req, res, notFound)
    } else {
      await bundlesOf(address).compiled()
      compiledFile(req, res, () => publicFile(req, res, notFound))
    }
  }
}

/**
 * The built site beside a static baseline, visit by visit on a modelled link: medians and ratios.
 * `npm run bench -- --runs 9 --device phone --only "SÍ" --against ../other/dist`
 * `npm run bench -- --growth` builds the site with 7, 70 and 700 bottles instead, and compares the three.
 */
import '../build/nodeAssets'
import { cpus, loadavg } from 'node:os'
import { basename, resolve } from 'node:path'
import { builtFolder } from '../build/builtSite'
import { pageHeads } from '../build/head/pageHeads'
import { startThrottledProxy, slow4G } from './throttledProxy'
import { startHttpsServer, createCertificate } from '../preview/httpsServer'
import { buildWithBottles } from './buildWithBottles'
import { table, type Sample } from './report'
import { scenarios, type Addresses } from './scenarios'
import { buildBaseline } from './baseline'
import { desktop, phone, Visit } from './visit'
import { runCommand } from '../shared/runCommand'

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const siteAddresses: Addresses = { gate: '/', page: (path) => path }
const baselineAddresses: Addresses = { gate: '/', page: (path) => `/sitio${path}` }

interface MeasuredSite {
  readonly name: string
  readonly folder: string
  readonly addresses: Addresses
}

/** The built site, after the baseline it is compared with. */
function siteAndBaseline(): readonly MeasuredSite[] {
  const site = builtFolder()
  const baseline = resolve('.cache/baseline')
  buildBaseline(
    site,
    baseline,
    pageHeads().map(({ path }) => path),
  )
  const against = option('against')
  return [
    { name: 'baseline', folder: baseline, addresses: baselineAddresses },
    { name: 'site', folder: site, addresses: siteAddresses },
    ...(against
      ? [{ name: basename(resolve(against)), folder: resolve(against), addresses: siteAddresses }]
      : []),
  ]
}

async function sitesBySize(): Promise<readonly MeasuredSite[]> {
  const sites: MeasuredSite[] = []
  for (const count of [7, 70, 700])
    sites.push({ name: `${count} bottles`, folder: await buildWithBottles(count), addresses: siteAddresses })
  return sites
}

async function main() {
  const runs = Number(option('runs') ?? 5)
  const device = option('device') === 'desktop' ? desktop : phone
  const only = option('only')
  const chosen = [...scenarios].filter(([name]) => !only || name.includes(only))
  if (chosen.length === 0)
    throw new Error(`Ningún caso se llama «${only}»; los hay: ${[...scenarios.keys()].join(', ')}`)

  const sites = process.argv.includes('--growth') ? await sitesBySize() : siteAndBaseline()
  const certificate = createCertificate()
  const served = await Promise.all(
    sites.map(async (each) => {
      const origin = await startHttpsServer(each.folder, certificate)
      return { ...each, origin, link: await startThrottledProxy(origin.port, slow4G) }
    }),
  )

  const samples: Sample[] = []
  // The first round warms the machine up and is thrown away.
  for (let run = 0; run <= runs; run++)
    for (const [scenario, play] of chosen)
      for (const { name, link, addresses } of run % 2 ? served : [...served].reverse()) {
        const visit = await Visit.start(link, device, certificate)
        try {
          const figures = { ...(await play(visit, addresses)), ...visit.kilobytes() }
          if (run > 0) samples.push({ scenario, site: name, figures })
          console.error(run, scenario, name, JSON.stringify(figures))
        } finally {
          await visit.end()
          link.dropConnections()
        }
      }

  for (const { origin, link } of served) {
    link.close()
    origin.close()
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`
  console.log(`${new Date().toISOString().slice(0, 10)}, ${device.name}, medians of ${runs}, ${machine}\n`)
  console.log(
    table(
      samples,
      sites.map(({ name }) => name),
    ),
  )
  process.exit(0)
}

void runCommand(main)

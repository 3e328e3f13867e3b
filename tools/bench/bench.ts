/**
 * The built site beside a static baseline, visit by visit on a modelled link: medians and ratios.
 * `npm run bench -- --runs 9 --device phone --only "SÍ" --against ../other/dist`
 * `npm run bench -- --growth` builds the site with 7, 70 and 700 bottles instead, and compares the three.
 */
import '../build/nodeAssets'
import { cpus, loadavg } from 'node:os'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { builtFolder } from '../build/builtSite'
import { pageHeads } from '../build/head/pageHeads'
import { startThrottledProxy } from './throttledProxy'
import { startHttpsServer, createCertificate } from '../preview/httpsServer'
import { buildWithBottles } from '../growth/buildWithBottles'
import { table, type Sample } from './report'
import { scenarios } from './scenarios'
import { buildBaseline } from './baseline'
import { desktop, phone, Visit } from './visit'
import { runCommand } from '../shared/runCommand'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    device: { type: 'string', default: 'phone' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
    growth: { type: 'boolean' },
  },
})

interface MeasuredSite {
  readonly name: string
  readonly folder: string
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
  const other = values.against && resolve(values.against)
  return [
    { name: 'baseline', folder: baseline },
    { name: 'site', folder: site },
    ...(other ? [{ name: basename(other), folder: other }] : []),
  ]
}

async function sitesBySize(): Promise<readonly MeasuredSite[]> {
  const sites: MeasuredSite[] = []
  for (const count of [7, 70, 700])
    sites.push({ name: `${count} bottles`, folder: (await buildWithBottles(count, { pages: true })).folder })
  return sites
}

async function main() {
  const { only, growth } = values
  const runs = Number(values.runs)
  const device = values.device === 'desktop' ? desktop : phone
  const chosen = [...scenarios].filter(([name]) => name.includes(only))
  if (chosen.length === 0)
    throw new Error(`Ningún caso se llama «${only}»; los hay: ${[...scenarios.keys()].join(', ')}`)

  const sites = growth ? await sitesBySize() : siteAndBaseline()
  const certificate = createCertificate()
  const served = await Promise.all(
    sites.map(async (each) => {
      const origin = await startHttpsServer(each.folder, certificate)
      return { ...each, origin, link: await startThrottledProxy(origin.port) }
    }),
  )

  const samples: Sample[] = []
  // The first round is a warm-up and is discarded.
  for (let run = 0; run <= runs; run++)
    for (const [scenario, play] of chosen)
      for (const { name, link } of run % 2 ? served : [...served].reverse()) {
        const visit = await Visit.start(link, device, certificate)
        try {
          const figures = {
            ...(await play(visit, name === 'baseline' ? '/sitio' : '')),
            ...visit.kilobytes(),
          }
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

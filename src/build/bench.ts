/**
 * The built site beside its static twin, visit by visit on a modelled link: medians and ratios.
 * `npm run bench -- --runs 9 --device phone --only "SÍ" --against ../other/dist`
 */
import './nodeAssets'
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { basename, resolve } from 'node:path'
import { pageHeads } from './head/pageHeads'
import { openLink, slow4G } from './bench/link'
import { openOrigin, ownCertificate } from './bench/origin'
import { table, type Sample } from './bench/report'
import { scenarios, type Addresses } from './bench/scenarios'
import { buildTwin } from './bench/twin'
import { desktop, phone, Visit } from './bench/visit'

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const sameAddress: Addresses = { gate: '/', page: (path) => path }
const twinAddress: Addresses = { gate: '/', page: (path) => `/sitio${path}` }

async function main() {
  const site = resolve('dist')
  if (!existsSync(resolve(site, 'index.html')))
    throw new Error('Todavía no hay sitio que medir: constrúyelo con npm run build')
  const twin = resolve('.cache/twin')
  buildTwin(
    site,
    twin,
    pageHeads().map(({ path }) => path),
  )

  const runs = Number(option('runs') ?? 5)
  const device = option('device') === 'desktop' ? desktop : phone
  const only = option('only')
  const against = option('against')
  const chosen = [...scenarios].filter(([name]) => !only || name.includes(only))
  if (chosen.length === 0)
    throw new Error(`Ningún caso se llama «${only}»; los hay: ${[...scenarios.keys()].join(', ')}`)

  const certificate = ownCertificate()
  const sites = [
    { name: 'twin', folder: twin, addresses: twinAddress },
    { name: 'site', folder: site, addresses: sameAddress },
    ...(against
      ? [{ name: basename(resolve(against)), folder: resolve(against), addresses: sameAddress }]
      : []),
  ]
  const served = await Promise.all(
    sites.map(async (each) => {
      const origin = await openOrigin(each.folder, certificate)
      return { ...each, origin, link: await openLink(origin.port, slow4G) }
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

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
})

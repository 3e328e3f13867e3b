/**
 * The built site beside a static baseline, visit by visit on a modelled link: medians, ratios, goals.
 * `npm run bench -- --runs 9 --device old-phone --fonts both --only "SÍ,home" --against ../other/dist`
 * `npm run bench -- --growth` builds the site with 7, 70 and 700 bottles instead, and compares the three.
 */
import '../build/nodeAssets'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { environmentWithFonts } from '../shared/deviceFonts'
import { runCommand } from '../shared/runCommand'
import { deviceNamed, type Device } from './devices'
import { fontSetsNamed, requireFonts, type FontSet } from './fontSets'
import { goals, growthGoals } from './goals'
import { siteAndBaseline, sitesBySize } from './measuredSites'
import { table, type Sample } from './report'
import { releaseScenario, scenarios } from './scenarios/allScenarios'
import type { Scenario } from './scenarios/scenario'
import { serveSites, type ServedSite } from './servedSite'
import { Visit } from './visit'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    device: { type: 'string', default: 'phone' },
    fonts: { type: 'string', default: 'noto-roboto' },
    only: { type: 'string', default: '' },
    against: { type: 'string', multiple: true, default: [] },
    growth: { type: 'boolean', default: false },
  },
})

type NamedScenario = readonly [string, Scenario]

function chooseScenarios({ only, growth }: typeof values): readonly NamedScenario[] {
  // A name may hold a comma, with a space behind it.
  const words = only.split(/,(?! )/)
  const named = [...scenarios].filter(([name]) => words.some((word) => name.includes(word)))
  if (named.length === 0)
    throw new Error(`Ningún caso se llama «${only}»; los hay: ${[...scenarios.keys()].join(', ')}`)
  return named.filter(([name]) => !growth || name !== releaseScenario)
}

async function measureVisit(
  site: ServedSite,
  play: Scenario,
  device: Device,
  environment: Record<string, string>,
) {
  const visit = await Visit.start(site, device, environment)
  try {
    return { ...(await play(visit)), ...visit.kilobytes() }
  } finally {
    await visit.end()
  }
}

async function measure(
  sites: readonly ServedSite[],
  chosen: readonly NamedScenario[],
  device: Device,
  set: FontSet,
) {
  const environment = environmentWithFonts(set.fonts)
  const samples: Sample[] = []
  // The first round is a warm-up and is discarded.
  for (let run = 0; run <= Number(values.runs); run++)
    for (const [scenario, play] of chosen)
      for (const site of run % 2 ? sites : [...sites].reverse()) {
        site.restart(run)
        const figures = await measureVisit(site, play, device, environment)
        if (run > 0) samples.push({ scenario, site: site.name, figures })
        console.error(run, scenario, site.name, JSON.stringify(figures))
      }
  return samples
}

async function main() {
  const { growth, against, runs } = values
  const device = deviceNamed(values.device)
  const sets = fontSetsNamed(values.fonts)
  for (const set of sets) requireFonts(set)
  const chosen = chooseScenarios(values)
  const needsRelease = chosen.some(([name]) => name === releaseScenario)
  const sites = growth ? await sitesBySize() : await siteAndBaseline(needsRelease, against)
  const served = await serveSites(sites, device.link)

  for (const set of sets) {
    const samples = await measure(served, chosen, device, set)
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`
    const day = new Date().toISOString().slice(0, 10)
    console.log(`${day}, ${device.name}, ${set.name}, medians of ${runs}, ${machine}\n`)
    const names = sites.map(({ name }) => name)
    console.log(table(samples, names, growth ? growthGoals : goals[device.name]))
  }
  for (const site of served) site.close()
  process.exit(0)
}

void runCommand(main)

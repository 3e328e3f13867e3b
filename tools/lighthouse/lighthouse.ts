/**
 * Lighthouse on a page of every route, as a first visitor meets it and as an accepted one: `npm run lighthouse`.
 * `-- --runs 1 --only /pinturas/ancestros`, `-- --all` for every page.
 */
import '../build/nodeAssets'
import { parseArgs } from 'node:util'
import { ensureHeadless } from '../programs/browser'
import { builtFolder } from '../build/builtSite'
import { pageHeads } from '../build/head/pageHeads'
import { audit, type Visitor } from './audit'
import { goals, medianGrades, findMissedGoals } from './grades'
import { createPreviewServer } from '../preview/server'
import { listenLocally } from '../shared/listenLocally'
import { runCommand } from '../shared/runCommand'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})

/** The pages asked for; without a word, the first one of each route. */
function selectPaths(): readonly string[] {
  const pages = pageHeads()
  if (values.only) return pages.flatMap(({ path }) => (path === values.only ? [path] : []))
  const isFirst = ({ chunk }: (typeof pages)[number], at: number) =>
    pages.findIndex((page) => page.chunk === chunk) === at
  return pages.filter((page, at) => values.all || isFirst(page, at)).map(({ path }) => path)
}

async function main() {
  const runs = Number(values.runs)
  const paths = selectPaths()
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs} no es una cantidad de visitas: escribe 1 o más.`)
  if (paths.length === 0) throw new Error(`Ninguna página tiene la dirección «${values.only}».`)

  const folder = builtFolder()
  const browser = ensureHeadless()
  const origin = `http://127.0.0.1:${await listenLocally(createPreviewServer(folder))}`
  let failures = 0

  console.log(`medians of ${runs}: ${Object.keys(goals).join(', ')}\n`)
  for (const visitor of ['first', 'accepted'] satisfies Visitor[])
    for (const path of paths) {
      const visits = []
      for (let run = 0; run < runs; run++) visits.push(await audit(browser, origin, path, visitor))
      const grades = medianGrades(visits.map((visit) => visit.grades))
      const misses = findMissedGoals(grades)
      const costs = [...new Set(visits.flatMap(({ costly }) => costly))].join(', ')
      if (misses.length > 0) failures++
      console.log(
        `${visitor.padEnd(8)} ${Object.values(grades).join(' ')}  ${path}`,
        ...(misses.length > 0 ? [`BELOW THE GOAL in ${misses.join(', ')}: ${costs}`] : []),
      )
    }

  console.log(`\n${paths.length * 2 - failures} passed, ${failures} failed`)
  process.exit(failures > 0 ? 1 : 0)
}

void runCommand(main)

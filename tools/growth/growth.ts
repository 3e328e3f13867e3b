/**
 * The built site beside one of 700 bottles: fails where home's own code or markup has grown.
 * `npm run growth -- --pages` also draws the pages of every bottle, and compares how long the builds take.
 */
import { parseArgs } from 'node:util'
import '../build/nodeAssets'
import { collection } from '../../src/content/collection'
import { builtFolder } from '../build/builtSite'
import { markdownTable } from '../shared/markdownTable'
import { runCommand } from '../shared/runCommand'
import { buildWithBottles } from './buildWithBottles'
import { compareHomes, growthProblems } from './homeWeights'

const bottles = 700
/** How many times as long as today the build may take. */
const mostBuildTime = 5

const { values } = parseArgs({ options: { pages: { type: 'boolean', default: false } } })

async function compareTimes(seconds: number): Promise<string[]> {
  const today = await buildWithBottles(collection.length, { pages: true })
  const ratio = seconds / today.seconds
  console.log(
    `build: ${today.seconds.toFixed(0)} s, with ${bottles} bottles ${seconds.toFixed(0)} s, ${ratio.toFixed(1)} times`,
  )
  return ratio > mostBuildTime
    ? [
        `El sitio de ${bottles} botellas se construye en ${ratio.toFixed(1)} veces el tiempo, y el límite es ${mostBuildTime}.`,
      ]
    : []
}

async function main() {
  const grown = await buildWithBottles(bottles, values)
  const homes = compareHomes(builtFolder(), grown.folder)
  console.log(
    markdownTable([
      ['home', 'today, KB', `${bottles} bottles, KB`, 'ratio'],
      ...homes.map(({ what, before, after }) => [
        what,
        (before / 1024).toFixed(1),
        (after / 1024).toFixed(1),
        (after / before).toFixed(2),
      ]),
    ]),
  )
  const problems = [...growthProblems(homes), ...(values.pages ? await compareTimes(grown.seconds) : [])]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

void runCommand(main)

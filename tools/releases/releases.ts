/**
 * What a returning visitor loads after a release that changes one word: compares two builds, and fails above the budget.
 * `npm run releases -- --all` tries other small changes too, which have none.
 */
import { parseArgs } from 'node:util'
import { builtFolder } from '../build/builtSite'
import { markdownTable } from '../shared/markdownTable'
import type { Replacement } from '../shared/replaceOnce'
import { runCommand } from '../shared/runCommand'
import { buildRelease } from './buildRelease'
import { furtherReleases, oneWord } from './smallReleases'
import { heaviestPage } from './newFiles'

const budgetKB = 15

const { values } = parseArgs({ options: { all: { type: 'boolean' } } })

const inKB = (bytes: number) => (bytes / 1024).toFixed(1)

async function compareBuilds(release: Replacement) {
  return { id: release.id, ...heaviestPage(builtFolder(), await buildRelease(release)) }
}

async function main() {
  const compared = []
  for (const release of values.all ? [oneWord, ...furtherReleases] : [oneWord])
    compared.push(await compareBuilds(release))
  const rows = compared.map(({ id, address, files, bytes }) => [
    id,
    address,
    files.map((each) => `${each.file} ${inKB(each.bytes)}`).join(', '),
    inKB(bytes),
  ])
  console.log(markdownTable([['a release that changes', 'page', 'new files, KB', 'KB'], ...rows]))
  const [word] = compared
  if (!word || word.bytes === 0) throw new Error('La palabra cambiada no está en ningún archivo.')
  if (word.bytes > budgetKB * 1024)
    throw new Error(`Por una palabra se cargan ${inKB(word.bytes)} KB: el límite es ${budgetKB} KB.`)
}

void runCommand(main)

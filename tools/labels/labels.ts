/** Draws the code of each lot for whoever prints the labels: `npm run labels`, into out/etiquetas. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../build/nodeAssets'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'
import { lotCodes } from './lotCodes'

const folder = 'out/etiquetas'

const mistakes = validateOwner(allFacts)
for (const mistake of mistakes) console.log(`Error: ${mistake}`)

if (mistakes.length > 0) process.exitCode = 1
else {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { id, address, svg } of lotCodes()) {
    writeFileSync(join(folder, `${id}.svg`), svg)
    console.log(`${join(folder, `${id}.svg`)}: ${address}`)
  }
  const samples = (['canonicalUrl', 'lots'] as const).filter((key) => allFacts[key].sample)
  if (samples.length > 0)
    console.log(`No imprimas todavía: ${samples.join(' y ')} son de muestra (npm run launch:check).`)
}

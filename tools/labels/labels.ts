/** Draws the code of each lot for whoever prints the labels: `npm run labels`, into out/etiquetas. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import '../build/nodeAssets'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'
import { lotCodes } from './lotCodes'
import { sampleWarning } from './sampleWarning'

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
  const warning = sampleWarning(allFacts)
  if (warning) console.log(warning)
}

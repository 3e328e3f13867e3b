/** Sees to it that all the checks need is on this machine; with a file's name, says there what is and what is not. */
import { writeFileSync } from 'node:fs'
import { missingOf } from './need'
import { machineNeeds } from './needs'
import { provide } from './provide'

const [report] = process.argv.slice(2)

try {
  provide(machineNeeds)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

const asked = machineNeeds.filter(({ isOptional }) => !isOptional)
const missing = missingOf(asked).map(({ title }) => title)
if (report) writeFileSync(report, JSON.stringify({ found: asked.length - missing.length, missing }))

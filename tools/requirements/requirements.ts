/** Sees to it that all the checks need is on this machine; with a file's name, says there what is and what is not. */
import { writeFileSync } from 'node:fs'
import { findMissing } from './requirement'
import { systemRequirements } from './systemRequirements'
import { ensureInstalled } from './ensureInstalled'

const [report] = process.argv.slice(2)

try {
  ensureInstalled(systemRequirements)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

const required = systemRequirements.filter(({ isOptional }) => !isOptional)
const missing = findMissing(required).map(({ title }) => title)
if (report) writeFileSync(report, JSON.stringify({ found: required.length - missing.length, missing }))

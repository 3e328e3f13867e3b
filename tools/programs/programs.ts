/** Installs the programs that the checks run with; given a file's name, writes there how many were found and which are missing. */
import { writeFileSync } from 'node:fs'
import { findMissing } from './requiredProgram'
import { allPrograms } from './allPrograms'
import { ensureInstalled } from './ensureInstalled'

const [report] = process.argv.slice(2)

try {
  ensureInstalled(allPrograms)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

const required = allPrograms.filter(({ isOptional }) => !isOptional)
const missing = findMissing(required).map(({ title }) => title)
if (report) writeFileSync(report, JSON.stringify({ found: required.length - missing.length, missing }))

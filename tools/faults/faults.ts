import '../build/nodeAssets'
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { copyProject } from '../shared/copyProject'
import { allFaults } from './allFaults'
import { faultPage } from './faultTable'
import { replaceOnce } from '../shared/replaceOnce'
import { runWithFault, runWithoutFaults } from './runChecks'
import type { ProgramResult } from '../shared/runProgram'

const wanted = process.argv.slice(2)
const faults = allFaults.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)

const problems: string[] = []
const log = (sentence: string) => console.log(`${String(seconds()).padStart(5)} s  ${sentence}`)
const report = (id: string, { result, problem }: { result: ProgramResult; problem: string | null }) => {
  log(`${id}: ${problem ?? 'passes without the fault, fails with it, as expected'}`)
  if (!problem) return
  problems.push(`${id}: ${problem}`)
  console.log(result.output.slice(-3000))
}

const page = 'docs/faults.md'

/** Rows are written anew each time, the line of the last whole run by a whole run alone. */
const writePage = async () => {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const lastRun =
    wanted.length === 0
      ? `Last whole run: ${day}, ${faults.length} faults, each detected, ${Math.round(seconds() / 60)} minutes.`
      : (/^Last whole run: .*/m.exec(readFileSync(page, 'utf8'))?.[0] ?? '')
  writeFileSync(page, await format(faultPage(allFaults, lastRun), { parser: 'markdown' }))
}

const injectAll = async () => {
  for (const fault of faults) replaceOnce(readFileSync(fault.file, 'utf8'), fault)
  const { folder, remove } = copyProject()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove()
      process.exit(1)
    })
  }
  try {
    const withoutFault = await runWithoutFaults(folder, faults, log)
    for (const fault of faults) {
      const unchanged = withoutFault(fault)
      if (unchanged.problem) report(fault.id, unchanged)
      else report(fault.id, await runWithFault(folder, fault))
    }
  } finally {
    remove()
  }
  if (problems.length === 0) await writePage()
}

void injectAll()
  .catch((error: Error) => void problems.push(error.message))
  .finally(() => {
    for (const problem of problems) console.error(problem)
    console.log(`${faults.length} faults injected, ${problems.length} problems, ${seconds()} s`)
    process.exitCode = problems.length > 0 || faults.length === 0 ? 1 : 0
  })

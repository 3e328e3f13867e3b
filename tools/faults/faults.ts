import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { copyProject } from './copyProject'
import { plantedDefects } from './allFaults'
import { runPlanted, runSound } from './injectFaults'
import { drillPage } from './faultTable'
import type { Run } from './judge'
import { planted } from './plantFault'

const wanted = process.argv.slice(2)
const defects = plantedDefects.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)

const problems: string[] = []
const tell = (sentence: string) => console.log(`${String(seconds()).padStart(5)} s  ${sentence}`)
const report = (id: string, { run, problem }: { run: Run; problem: string | null }) => {
  tell(`${id}: ${problem ?? 'green without it, red with it, as expected'}`)
  if (!problem) return
  problems.push(`${id}: ${problem}`)
  console.log(run.output.slice(-3000))
}

const writePage = async () => {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const lastRun = `Last whole run: ${day}, ${defects.length} of ${defects.length} red as expected, ${Math.round(seconds() / 60)} minutes.`
  writeFileSync('docs/drill.md', await format(drillPage(defects, lastRun), { parser: 'markdown' }))
}

const drill = async () => {
  for (const defect of defects) planted(readFileSync(defect.file, 'utf8'), defect)
  const { folder, remove } = copyProject()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      remove()
      process.exit(1)
    })
  }
  try {
    const soundOf = await runSound(folder, defects, tell)
    for (const defect of defects) {
      const sound = soundOf(defect)
      if (sound.problem) report(defect.id, sound)
      else report(defect.id, await runPlanted(folder, defect))
    }
  } finally {
    remove()
  }
  if (problems.length === 0 && wanted.length === 0) await writePage()
}

void drill()
  .catch((error: Error) => void problems.push(error.message))
  .finally(() => {
    for (const problem of problems) console.error(problem)
    console.log(`${defects.length} defects planted, ${problems.length} problems, ${seconds()} s`)
    process.exitCode = problems.length > 0 || defects.length === 0 ? 1 : 0
  })

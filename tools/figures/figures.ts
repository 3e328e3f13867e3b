/** Runs what measures and writes `docs/figures.md`: `npm run figures`, or `npm run figures -- load bench` for two sections. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, version } from 'node:os'
import { runProgram } from '../shared/runProgram'
import { renewPage, section } from './figuresPage'
import { measurements, type Measurement } from './measurements'
import { runCommand } from '../shared/runCommand'

const page = 'docs/figures.md'
const wanted = process.argv.slice(2)

async function measure({ title, command, lines }: Measurement): Promise<string> {
  console.log(`${title}: ${command}`)
  const start = performance.now()
  const { exitCode, output } = await runProgram(command.split(' '), { stdio: ['inherit', 'pipe', 'inherit'] })
  const kept = output.split('\n').filter((line) => lines.test(line))
  if (exitCode !== 0 || kept.length === 0) throw new Error(`${command} ended with ${exitCode}:\n${output}`)
  const facts = [
    `\`${command}\``,
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    version(),
    `Node ${process.version}`,
    `${((performance.now() - start) / 60_000).toFixed(1)} minutes`,
  ]
  return section(title, facts, kept)
}

async function main() {
  const titles = measurements.map(({ title }) => title)
  const unknown = wanted.filter((title) => !titles.includes(title))
  if (unknown.length > 0) throw new Error(`No hay ${unknown.join(', ')}; los hay: ${titles.join(', ')}`)
  for (const measurement of measurements) {
    if (wanted.length > 0 && !wanted.includes(measurement.title)) continue
    const renewed = new Map([[measurement.title, await measure(measurement)]])
    writeFileSync(page, renewPage(readFileSync(page, 'utf8'), titles, renewed))
  }
}

void runCommand(main)

/**
 * Runs what measures and writes `docs/figures.md` and the README's table of speed: `npm run figures`, or
 * `npm run figures -- load bench-phone` for two sections.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, version } from 'node:os'
import { runProgram } from '../shared/runProgram'
import { replaceMarked } from '../shared/replaceMarked'
import { renewPage, section } from './figuresPage'
import { measurements, measurementsNamed, type Measurement } from './measurements'
import { speedTable } from './speedTable'
import { runCommand } from '../shared/runCommand'

const page = 'docs/figures.md'
const readme = 'README.md'

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

function writePages(renewed: ReadonlyMap<string, string>) {
  const titles = measurements.map(({ title }) => title)
  const figures = renewPage(readFileSync(page, 'utf8'), titles, renewed)
  writeFileSync(page, figures)
  writeFileSync(readme, replaceMarked(readme, readFileSync(readme, 'utf8'), 'speed', speedTable(figures)))
}

async function main() {
  for (const measurement of measurementsNamed(process.argv.slice(2)))
    writePages(new Map([[measurement.title, await measure(measurement)]]))
}

void runCommand(main)

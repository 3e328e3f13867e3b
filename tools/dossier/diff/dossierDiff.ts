/**
 * Compares dossiers, each a folder or a ZIP: `npm run dossier:diff -- A B [--html=file]`, or follows one requirement:
 * `npm run dossier:diff -- --historia=id A B C`. Ends with 0 where they are the same, 1 where they differ, 2 on bad input.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { historyLines } from '../history/historyLines'
import { compareCopies } from './compareCopies'
import { formatReport } from './formatReport'
import { readCopy } from './readCopy'
import { reportPage } from './reportPage'

const usage = [
  'Se usa así, con carpetas o archivos ZIP de expedientes:',
  '  npm run dossier:diff -- A B [--html=diferencias.html]',
  '  npm run dossier:diff -- --historia=BO-259-09.I A B C',
].join('\n')

function readArguments(words: readonly string[]) {
  try {
    const options = { html: { type: 'string' }, historia: { type: 'string' } } as const
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}

function writePage(file: string, page: string) {
  try {
    writeFileSync(file, page)
  } catch {
    throw new Error(`No se pudo escribir «${file}»: ¿existe su carpeta, y se puede escribir en ella?`)
  }
}

/** The lines to print and how the command ends. Rejects with a Spanish sentence on bad input. */
export async function dossierDiff(words: readonly string[]): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  const { values, positionals } = readArguments(words)
  if (values.historia !== undefined) {
    if (positionals.length === 0) throw new Error(usage)
    return { lines: historyLines(values.historia, positionals.map(readCopy)), exitCode: 0 }
  }
  const [first, second, ...others] = positionals
  if (first === undefined || second === undefined || others.length > 0) throw new Error(usage)

  const [before, after] = [readCopy(first), readCopy(second)]
  const diff = await compareCopies(before, after)
  const lines = formatReport(diff)
  if (values.html !== undefined) {
    writePage(values.html, reportPage(diff, { before, after }))
    lines.push(`Con las capturas lado a lado: ${values.html}`)
  }
  return { lines, exitCode: diff.isSame ? 0 : 1 }
}

if (require.main === module) {
  dossierDiff(process.argv.slice(2)).then(
    ({ lines, exitCode }) => {
      console.log(lines.join('\n'))
      process.exitCode = exitCode
    },
    (problem: unknown) => {
      console.error(problem instanceof Error ? problem.message : problem)
      process.exitCode = 2
    },
  )
}

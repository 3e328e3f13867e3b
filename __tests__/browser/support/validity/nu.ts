import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { javaProgram } from '../../../../tools/programs/java'
import { describeMissing } from '../../../../tools/programs/ensureInstalled'
import type { HtmlDocument, Problem } from './problem'

/** For a short life: compiled once, quickly; with less stack its schemas do not fit. */
const javaOptions = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

const jar = require.resolve('vnu-jar/build/dist/vnu.jar')

interface Report {
  readonly messages: readonly {
    readonly type: 'error' | 'info' | 'non-document-error'
    readonly subType?: 'warning' | 'fatal'
    readonly url: string
    readonly message: string
    readonly extract?: string
  }[]
}

const check = (files: readonly string[]): Report => {
  const { error, stdout } = spawnSync(
    'java',
    [...javaOptions, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (error) throw new Error(describeMissing([javaProgram]), { cause: error })
  return JSON.parse(stdout) as Report
}

/** One start of Java for all documents. */
export const nuProblems = (documents: readonly HtmlDocument[]): Problem[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-nu-'))
  try {
    const files = documents.map(({ html }, index) => {
      const file = join(folder, `${index}.html`)
      writeFileSync(file, html)
      return file
    })
    return check(files)
      .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url, message, extract = '' }) => ({
        checker: 'nu',
        document: documents[Number.parseInt(basename(url))]?.name ?? url,
        message,
        place: extract.replace(/\s+/g, ' '),
      }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

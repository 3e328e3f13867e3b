import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import type { TestedMutant } from './judge'
import { strykerOptions } from './strykerOptions'
import type { Suite } from './suites'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Lines and columns count from one. */
const readMutant = ({ fileName, location: { start, end }, ...mutant }: MutantResult): TestedMutant => {
  const source = readFileSync(resolve(fileName), 'utf8').split('\n')
  const lines = source.slice(start.line - 1, end.line)
  lines.push(lines.pop()?.slice(0, end.column - 1) ?? '')
  lines.unshift(lines.shift()?.slice(start.column - 1) ?? '')
  return {
    file: relative('.', resolve(fileName)),
    line: source[start.line - 1]?.trim() ?? '',
    lineNumber: start.line,
    mutator: mutant.mutatorName,
    code: lines.join('\n'),
    replacement: mutant.replacement,
    status: mutant.status,
  }
}

/** Every mutant of the suite's code, and what its tests made of it. */
export async function runSuite(suite: Suite): Promise<readonly TestedMutant[]> {
  const { Stryker } = await import('@stryker-mutator/core')
  return (await new Stryker(strykerOptions(suite)).runMutationTest()).map(readMutant)
}

import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import type { TestedMutant } from './judge'
import { strykerOptions } from './strykerOptions'
import type { Suite } from './suites'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const readMutant = ({ fileName, location, ...mutant }: MutantResult): TestedMutant => {
  const source = readFileSync(resolve(fileName), 'utf8').split('\n')
  const { start, end } = location
  const lines = source.slice(start.line, end.line + 1)
  lines.push(lines.pop()?.slice(0, end.column) ?? '')
  lines.unshift(lines.shift()?.slice(start.column) ?? '')
  return {
    file: relative('.', resolve(fileName)),
    line: source[start.line]?.trim() ?? '',
    lineNumber: start.line + 1,
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

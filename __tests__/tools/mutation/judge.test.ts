import { existsSync } from 'node:fs'
import { equivalentMutants } from '../../../tools/mutation/equivalentMutants'
import { judgeSuite, type TestedMutant } from '../../../tools/mutation/judge'
import { sourcesIn, type Suite } from '../../../tools/mutation/suite'
import { suites } from '../../../tools/mutation/suites'
import { expectSome } from '../../support/expectSome'

it('every file of these folders is changed in exactly one suite, whoever adds it', () => {
  const changed = suites.flatMap(({ mutate }) => mutate)
  expect(new Set(changed).size).toBe(changed.length)
  const features = ['contact', 'gate', 'gallery', 'offline', 'order', 'quote', 'zoom'].map(
    (name) => `src/features/${name}`,
  )
  const folders = [...features, 'tools/build/head', 'tools/headers']
  expect(folders.flatMap(sourcesIn).filter((file) => !changed.includes(file))).toEqual([])
})

it('nine of ten mutants at least are killed in each suite, each one in the gate', () => {
  for (const { name, minimumPercent } of expectSome(suites))
    expect([name, minimumPercent >= (name.startsWith('gate') ? 100 : 90)]).toEqual([name, true])
})

it('every named file is there', () => {
  const named = suites.flatMap(({ mutate, tests }) => [...mutate, ...tests])
  expect(expectSome(named).filter((file) => !existsSync(file))).toEqual([])
})

it('every equivalent mutant is in a file that is mutated, with a reason', () => {
  const changed = suites.flatMap(({ mutate }) => mutate)
  for (const { file, reason } of expectSome(equivalentMutants)) {
    expect(changed).toContain(file)
    expect(reason.length).toBeGreaterThan(20)
  }
})

describe('a suite', () => {
  const suite: Suite = {
    name: 'gate',
    mutate: ['a.ts'],
    tests: [],
    project: 'unit',
    minimumPercent: 100,
  }
  const partly: Suite = { ...suite, minimumPercent: 90 }
  const place = { file: 'a.ts', line: 'wait(50)', mutator: 'NumericLiteral', code: '50', replacement: '51' }
  const mutant = (status: string, code = '50'): TestedMutant => ({ ...place, code, lineNumber: 7, status })
  const equivalent = { ...place, reason: 'Nobody can tell 50 from 51.' }
  const times = (count: number, status: string) => Array.from({ length: count }, () => mutant(status, '1'))

  it('passes when every mutant is killed, by a test or by a timeout', () => {
    expect(judgeSuite(suite, [mutant('Killed'), mutant('Timeout')], [])).toEqual({
      killed: 2,
      equivalent: 0,
      survived: 0,
      percent: 100,
      survivors: [],
      problems: [],
    })
  })

  it.each(['Survived', 'NoCoverage'])(
    'that must kill every mutant is wrong with one that %s, unless it is listed as equivalent',
    (status) => {
      const mutants = [...times(9, 'Killed'), mutant(status)]
      const survivor = 'survived, not listed as equivalent: line 7 of a.ts NumericLiteral: «50» → «51»'
      expect(judgeSuite(suite, mutants, []).problems).toEqual([survivor, 'gate: 90.0 % killed, at least 100'])
      expect(judgeSuite(partly, mutants, [])).toMatchObject({ survivors: [survivor], problems: [] })
      expect(judgeSuite(suite, mutants, [equivalent])).toMatchObject({
        equivalent: 1,
        percent: 100,
        problems: [],
      })
    },
  )

  it('fails when an equivalent mutant is killed after all, or is no longer made', () => {
    const outdated = 'listed as equivalent, but does not survive: a.ts NumericLiteral: «50» → «51»'
    expect(judgeSuite(suite, [mutant('Killed')], [equivalent]).problems).toEqual([outdated])
    expect(judgeSuite(suite, [mutant('Killed', '1')], [equivalent]).problems).toEqual([outdated])
  })

  it('fails below its threshold, and without a single mutant', () => {
    const few = [...times(8, 'Killed'), ...times(2, 'Survived')]
    expect(judgeSuite(partly, few, []).problems).toEqual(['gate: 80.0 % killed, at least 90'])
    expect(judgeSuite(partly, [], []).problems).toEqual(['gate: NaN % killed, at least 90'])
  })

  it('counts neither what did not compile nor another suite’s equivalent mutants', () => {
    const verdict = judgeSuite(
      suite,
      [mutant('Killed'), mutant('CompileError')],
      [{ ...equivalent, file: 'b.ts' }],
    )
    expect(verdict).toMatchObject({ killed: 1, percent: 100, problems: [] })
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { allFaults } from '../../../tools/faults/allFaults'
import { faultPage, faultRows } from '../../../tools/faults/faultTable'
import { judgePassing, judgeFailing } from '../../../tools/faults/runChecks'
import { gateSuites } from '../../../tools/mutation/gateSuites'
import { replaceOnce } from '../../../tools/shared/replaceOnce'

it('there are twenty faults at least, no two of one name', () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(20)
  expect(new Set(allFaults.map(({ id }) => id)).size).toBe(allFaults.length)
})

it.each(allFaults)('$id has its place in $file, exactly once', (fault) => {
  expect(() => replaceOnce(readFileSync(fault.file, 'utf8'), fault)).not.toThrow()
  expect(fault.expectedOutput).not.toBe('')
})

/** The test files and the titles of tests that a command names. */
const namedIn = (command: readonly string[]) => ({
  files: command
    .filter((word) => /^__tests__\/.*\.test\.tsx?$|\.journey\.ts$/.test(word))
    .map((file) => (file.startsWith('__tests__') ? file : `__tests__/browser/${file}`)),
  titles: command.filter((_, index) => command[index - 1] === '--grep'),
})

it.each(allFaults)('the check of $id exists', ({ check: { command } }) => {
  const { files, titles } = namedIn(command)
  const missing = files.filter((file) => !existsSync(file))
  expect(missing).toEqual([])
  const tests = files.map((file) => readFileSync(file, 'utf8')).join()
  const unknown = titles.filter((title) => !tests.includes(title))
  expect(unknown).toEqual([])
})

it('most faults are checked by a test, some by a journey', () => {
  const named = allFaults.map(({ check }) => namedIn(check.command))
  expect(named.flatMap(({ files }) => files).length).toBeGreaterThan(allFaults.length / 2)
  expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(5)
})

it('no fault of the gate repeats mutation, which changes every operator there and runs the unit tests', () => {
  const repeats = allFaults.filter(({ file, check }) =>
    gateSuites.some(
      ({ mutate, tests }) => mutate.includes(file) && tests.some((test) => check.command.includes(test)),
    ),
  )
  expect(repeats.map(({ id }) => id)).toEqual([])
})

describe('a fault', () => {
  const fault = { id: 'one', file: 'a.ts', find: '50', replace: '51' }

  it('takes the place of what was there, and of nothing else', () => {
    expect(replaceOnce('const ms = 50\n', fault)).toBe('const ms = 51\n')
  })

  it.each(['const ms = 49', 'const ms = [50, 50]'])('is refused where its place is not one: %s', (text) => {
    expect(() => replaceOnce(text, fault)).toThrow(
      /one: its place was found \d times in a.ts, it must be once/,
    )
  })

  it('is refused where it changes nothing', () => {
    expect(() => replaceOnce('const ms = 50', { ...fault, replace: '50' })).toThrow('one: changes nothing.')
  })
})

describe('a check', () => {
  const fault = { expectedOutput: 'Expected: 50' }

  it('passes when it is red with the expected output', () => {
    expect(judgeFailing(fault, { exitCode: 1, output: '● NO\n Expected: 50' })).toBeNull()
  })

  it.each([
    [0, 'Expected: 50', 'its check stayed green'],
    [1, 'Cannot find module', 'its check is red, but does not print «Expected: 50»'],
    [null, 'Expected: 50', 'its check did not come to an end'],
  ])('that ends with %j and prints %j proves nothing', (exitCode, output, problem) => {
    expect(judgeFailing(fault, { exitCode, output })).toBe(problem)
  })

  it.each([
    [0, 'all is well', null],
    [1, 'all is well', 'its check is red without the fault'],
    [0, 'Expected: 50', 'its check prints «Expected: 50» without the fault'],
  ])('without the fault, ending with %j and printing %j', (exitCode, output, problem) => {
    expect(judgePassing(fault, { exitCode, output })).toBe(problem)
  })
})

const cellsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )

it('docs/faults.md lists these faults: else `npm run faults`', () => {
  expect(cellsOf(readFileSync('docs/faults.md', 'utf8'))).toEqual(faultRows(allFaults))
  expect(cellsOf(faultPage(allFaults, ''))).toEqual(faultRows(allFaults))
})

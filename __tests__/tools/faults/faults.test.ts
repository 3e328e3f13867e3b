import { readFileSync } from 'node:fs'
import { plantedDefects } from '../../../tools/faults/allFaults'
import { drillPage, drillRows } from '../../../tools/faults/faultTable'
import { judgeGreen, judgeRed } from '../../../tools/faults/judge'
import { planted } from '../../../tools/faults/plantFault'

it('there are twenty defects at least, no two of one name', () => {
  expect(plantedDefects.length).toBeGreaterThanOrEqual(20)
  expect(new Set(plantedDefects.map(({ id }) => id)).size).toBe(plantedDefects.length)
})

it.each(plantedDefects)('$id has its place in $file, exactly once', (defect) => {
  expect(() => planted(readFileSync(defect.file, 'utf8'), defect)).not.toThrow()
  expect(defect.says).not.toBe('')
})

describe('a defect', () => {
  const defect = { id: 'one', file: 'a.ts', find: '50', replace: '51' }

  it('takes the place of what was there, and of nothing else', () => {
    expect(planted('const ms = 50\n', defect)).toBe('const ms = 51\n')
  })

  it.each(['const ms = 49', 'const ms = [50, 50]'])('is refused where its place is not one: %s', (text) => {
    expect(() => planted(text, defect)).toThrow(/one: its place was found \d times in a.ts, it must be once/)
  })

  it('is refused where it changes nothing', () => {
    expect(() => planted('const ms = 50', { ...defect, replace: '50' })).toThrow('one: changes nothing.')
  })
})

describe('a check', () => {
  const defect = { says: 'Expected: 50' }

  it('is right when it is red in the expected words', () => {
    expect(judgeRed(defect, { exitCode: 1, output: '● NO\n Expected: 50' })).toBeNull()
  })

  it.each([
    [0, 'Expected: 50', 'its check stayed green'],
    [1, 'Cannot find module', 'its check is red, but does not say «Expected: 50»'],
    [null, 'Expected: 50', 'its check did not come to an end'],
  ])('that ends with %j and says %j proves nothing', (exitCode, output, problem) => {
    expect(judgeRed(defect, { exitCode, output })).toBe(problem)
  })

  it.each([
    [0, 'all is well', null],
    [1, 'all is well', 'its check is red without the defect'],
    [0, 'Expected: 50', 'its check says «Expected: 50» without the defect'],
  ])('without the defect, ending with %j and saying %j', (exitCode, output, problem) => {
    expect(judgeGreen(defect, { exitCode, output })).toBe(problem)
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

it('docs/drill.md shows these very defects: else `npm run drill`', () => {
  expect(cellsOf(readFileSync('docs/drill.md', 'utf8'))).toEqual(drillRows(plantedDefects))
  expect(cellsOf(drillPage(plantedDefects, ''))).toEqual(drillRows(plantedDefects))
})

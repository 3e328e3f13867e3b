import { readFileSync } from 'node:fs'
import { containerCommand, summary } from '../../../tools/verify/summary'
import { sumOutcomes, countCheck } from '../../../tools/verify/outcome'
import { countPrograms } from '../../../tools/verify/reports'

describe('a check', () => {
  test('counts as one', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, notes: [] })
    expect(countCheck(2)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('that never started, or was killed, failed', () => {
    expect(countCheck(null)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('the summary ends with the line that other programs read', () => {
  const results = [
    { name: 'types', seconds: 4, passed: 1, failed: 0, notes: [] },
    { name: 'jest', seconds: 12.3, passed: 40, failed: 2, notes: ['todo: a sentence', 'failed: another'] },
  ]
  expect(sumOutcomes(results)).toEqual({ passed: 41, failed: 2 })
  expect(summary(results).split('\n').at(-1)).toBe('41 passed, 2 failed')
  expect(summary(results)).toContain('jest: todo: a sentence')
})

describe('the required programs', () => {
  const checked = (missing: readonly string[]) => ({
    name: 'programs',
    seconds: 1,
    ...countPrograms(missing.length > 0 ? 1 : 0, JSON.stringify({ found: 6 - missing.length, missing })),
  })

  test('that are missing are counted and named, with the container that has them all', () => {
    const text = summary([checked(['nginx', 'WebKit'])])
    expect(text).toContain('programs: falta nginx\nprograms: falta WebKit\n')
    expect(text).toContain(`En un contenedor se ejecuta todo: ${containerCommand}`)
    expect(text).toMatch(/4 passed, 2 failed$/)
  })

  test('that are all met need no container', () => {
    expect(summary([checked([])])).not.toContain('contenedor')
    expect(summary([checked([])])).toMatch(/6 passed, 0 failed$/)
  })

  test('docs/testing.md shows the same command', () => {
    expect(readFileSync('docs/testing.md', 'utf8')).toContain(containerCommand)
  })
})

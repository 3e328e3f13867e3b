import { readFileSync } from 'node:fs'
import { containerCommand, summary } from '../../../tools/verify/summary'
import { sumOutcomes, countCheck } from '../../../tools/verify/outcome'
import { countRequirements } from '../../../tools/verify/reports'

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

describe('a machine', () => {
  const machine = (missing: readonly string[]) => ({
    name: 'machine',
    seconds: 1,
    ...countRequirements(missing.length > 0 ? 1 : 0, JSON.stringify({ found: 6 - missing.length, missing })),
  })

  test('without a program: each is counted and named, with the container that has them all', () => {
    const said = summary([machine(['nginx', 'WebKit'])])
    expect(said).toContain('machine: falta nginx\nmachine: falta WebKit\n')
    expect(said).toContain(`En un contenedor se ejecuta todo: ${containerCommand}`)
    expect(said).toMatch(/4 passed, 2 failed$/)
  })

  test('with all of them needs no container', () => {
    expect(summary([machine([])])).not.toContain('contenedor')
    expect(summary([machine([])])).toMatch(/6 passed, 0 failed$/)
  })

  test('docs/testing.md shows the same command', () => {
    expect(readFileSync('docs/testing.md', 'utf8')).toContain(containerCommand)
  })
})

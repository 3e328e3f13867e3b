import { addUp, countCheck } from '../../src/build/verify/outcome'
import { summary } from '../../src/build/verify/summary'

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
  expect(addUp(results)).toEqual({ passed: 41, failed: 2 })
  expect(summary(results).split('\n').at(-1)).toBe('41 passed, 2 failed')
  expect(summary(results)).toContain('jest: todo: a sentence')
})

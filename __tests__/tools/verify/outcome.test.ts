import { countJest, countJourneys } from '../../../tools/verify/reports'

const jestReport = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: 'gate.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status, index) => ({ status, fullName: `sentence ${index}` })),
      },
    ],
  })

const journeyTest = (status: string, errors: { message: string }[] = [], annotations: object[] = []) => ({
  status,
  projectName: 'firefox',
  results: [{ errors }],
  annotations,
})

const journey = (status: string, index: number) => ({
  title: `journey ${index}`,
  tests: [journeyTest(status)],
})

const journeyReport = (statuses: string[], errors: string[] = []) =>
  JSON.stringify({
    suites: [{ specs: [], suites: [{ specs: statuses.map(journey) }] }],
    errors: errors.map((message) => ({ message })),
  })

describe.each([
  ['jest', countJest, jestReport('passed', 'passed'), JSON.stringify({ testResults: [] })],
  ['the journeys', countJourneys, journeyReport(['expected', 'expected']), journeyReport([])],
] as const)('%s', (_name, count, twoPassed, none) => {
  test('counts each test', () => {
    expect(count(0, twoPassed)).toEqual({ passed: 2, failed: 0, notes: [] })
  })

  test('with zero tests failed', () => {
    expect(count(0, none)).toEqual({ passed: 0, failed: 1, notes: ['ran no tests'] })
  })

  test.each([undefined, '', '{"testRes', 'null', '{}'])('that crashed and left %p failed', (report) => {
    expect(count(1, report)).toMatchObject({ passed: 0, failed: 1 })
    expect(count(0, report)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('with an exit code other than 0 failed, although every test passed', () => {
    expect(count(1, twoPassed)).toMatchObject({ passed: 2, failed: 1 })
    expect(count(null, twoPassed)).toMatchObject({ passed: 2, failed: 1 })
  })
})

test('a skipped, pending or todo test is a failure with its name', () => {
  expect(countJest(0, jestReport('passed', 'pending', 'todo'))).toEqual({
    passed: 1,
    failed: 2,
    notes: ['pending: sentence 1', 'todo: sentence 2'],
  })
  expect(countJourneys(0, journeyReport(['expected', 'skipped', 'flaky']))).toEqual({
    passed: 1,
    failed: 2,
    notes: ['skipped: firefox journey 1', 'flaky: firefox journey 2'],
  })
})

test('a failed test is named', () => {
  expect(countJest(1, jestReport('passed', 'failed')).notes).toEqual(['failed: sentence 1'])
  expect(countJourneys(1, journeyReport(['unexpected'])).notes).toEqual(['unexpected: firefox journey 0'])
})

test('a failed test says what was wrong, without colours and at most in 20 lines', () => {
  const red = '\u001b[31mexpected 2\u001b[39m\nreceived 3'
  const jest = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: [red] }],
  }
  const note = 'adds\n    expected 2\n    received 3'
  expect(countJest(1, JSON.stringify({ testResults: [jest] })).notes).toEqual([`failed: ${note}`])
  const test = journeyTest('unexpected', [{ message: red }, { message: 'x\n'.repeat(30) }])
  const specs = [{ title: 'adds', tests: [test] }]
  expect(countJourneys(1, JSON.stringify({ suites: [{ specs }], errors: [] })).notes).toEqual([
    `unexpected: firefox ${note}${'\n    x'.repeat(20)}`,
  ])
})

test('a file that could not run is a failure, beside the tests that passed', () => {
  const report = JSON.stringify({
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'good' }] },
    ],
  })
  expect(countJest(1, report)).toEqual({ passed: 1, failed: 1, notes: ['could not run: broken.test.ts'] })
  expect(countJourneys(1, journeyReport(['expected'], ['no server']))).toEqual({
    passed: 1,
    failed: 1,
    notes: ['could not run: no server'],
  })
})

test('each browser is named once, with the name that it reports', () => {
  const specs = ['Firefox 153.7.0', 'WebKitGTK 2.50.6', 'Firefox 153.7.0'].map((version) => ({
    title: 'a journey',
    tests: [journeyTest('expected', [], [{ type: 'engine', description: version }])],
  }))
  const report = JSON.stringify({ suites: [{ specs }], errors: [] })
  expect(countJourneys(0, report)).toMatchObject({
    passed: 3,
    engines: ['Firefox 153.7.0', 'WebKitGTK 2.50.6'],
  })
})

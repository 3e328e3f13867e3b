import type { RequiredProgram } from '../../../tools/programs/requiredProgram'
import { countCheck } from '../../../tools/verify/outcome'
import { runAll } from '../../../tools/verify/runAll'
import { runStep } from '../../../tools/verify/runStep'
import type { Step } from '../../../tools/verify/steps'

jest.mock('../../../tools/verify/runStep')
const run = jest.mocked(runStep)
const print = jest.spyOn(console, 'log')

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: name,
  ...more,
})

beforeEach(() => {
  print.mockReset()
  run.mockReset().mockImplementation(async ({ name, command, count = countCheck }) => ({
    name,
    seconds: 1,
    ...count(command === 'false' ? 1 : 0, undefined),
  }))
})
afterEach(() => {
  process.exitCode = 0
})

const names = () => run.mock.calls.map(([{ name }]) => name)
const printed = () => String(print.mock.lastCall?.[0])

test('the steps run in order, and the exit code is 0', async () => {
  await runAll([step('types'), step('engines')])
  expect(names()).toEqual(['types', 'engines'])
  expect(printed()).toMatch(/2 passed, 0 failed$/)
  expect(process.exitCode).toBe(0)
})

test('after a failed step the others run, and the command fails', async () => {
  await runAll([step('programs', { command: 'false' }), step('types')])
  expect(names()).toEqual(['programs', 'types'])
  expect(printed()).toContain('programs: ended with code 1')
  expect(printed()).toMatch(/1 passed, 1 failed$/)
  expect(process.exitCode).toBe(1)
})

test('a step that depends on a failed one is not run, and fails', async () => {
  const build = step('build', { command: 'false' })
  await runAll([build, step('journeys', { dependsOn: build }), step('types')])
  expect(names()).toEqual(['build', 'types'])
  expect(printed()).toContain('journeys: not run: the build failed')
  expect(printed()).toMatch(/1 passed, 2 failed$/)
})

test('a step waits for the one that it depends on, though both may run beside others', async () => {
  const build = step('build', { isParallel: true })
  const ends: string[] = []
  run.mockImplementation(async ({ name, count = countCheck }) => {
    if (name === 'build') await new Promise((done) => setTimeout(done, 20))
    ends.push(name)
    return { name, seconds: 1, ...count(0, undefined) }
  })
  const dossier = step('dossier', { isParallel: true, dependsOn: build })
  await runAll([build, step('jest', { isParallel: true }), dossier])
  expect(ends).toEqual(['jest', 'build', 'dossier'])
  expect(printed()).toMatch(/3 passed, 0 failed$/)
})

test('a step whose program is missing is not run and counts as failed, and the command fails', async () => {
  const need = (title: string, isMet: boolean): RequiredProgram => ({
    title,
    packages: [],
    otherSystems: '',
    isInstalled: () => isMet,
  })
  await runAll([
    step('hosts', { requires: [need('nginx', false), need('Apache', true)] }),
    step('journeys', { requires: [need('Chromium', true)] }),
  ])
  expect(names()).toEqual(['journeys'])
  expect(printed()).toContain('hosts: not run: nginx missing here')
  expect(printed()).toMatch(/^hosts +NOT RUN .*0 of 1$/m)
  expect(printed()).toMatch(/1 passed, 1 failed$/)
  expect(process.exitCode).toBe(1)
})

test('parallel steps run two at a time; the next step waits for all of them', async () => {
  const running = new Set<string>()
  const met: string[] = []
  run.mockImplementation(async ({ name, count = countCheck }) => {
    running.add(name)
    met.push([...running].join('+'))
    await new Promise((done) => setTimeout(done, 5))
    running.delete(name)
    return { name, seconds: 1, ...count(name === 'types' ? 1 : 0, undefined) }
  })
  const beside = (name: string) => step(name, { isParallel: true })
  await runAll([beside('lint'), beside('types'), beside('styles'), step('jest')])
  expect(met).toHaveLength(4)
  expect(met[1]).toBe('lint+types')
  expect(met[3]).toBe('jest')
  expect(printed()).toMatch(/3 passed, 1 failed$/)
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Linter } from 'eslint'
import { engines, scripts } from '../../../package.json'

const file = resolve('tools/programs/requireNode.js')

/** What the check says on a Node of that version: its process, and npm's environment. */
const runOn = (version: string) =>
  spawnSync(
    process.execPath,
    ['-e', `Object.defineProperty(process, 'version', { value: '${version}' }); require('${file}')`],
    { encoding: 'utf8', env: { ...process.env, npm_package_engines_node: engines.node } },
  )

test.each(['v18.20.8', 'v20.18.3', 'v16.0.0', 'v8.17.0'])(
  'on Node %s one sentence says what is needed',
  (version) => {
    const { status, stderr, stdout } = runOn(version)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`Bohemia 56 necesita Node 20.19 o más nuevo; este es ${version}.\n`)
  },
)

test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', process.version])('Node %s will do', (version) => {
  expect(runOn(version)).toMatchObject({ status: 0, stderr: '' })
})

test.each(['start', 'test'] as const)('npm %s asks for the version before anything else', (name) => {
  expect(scripts[name]).toMatch(/^node tools\/programs\/requireNode\.js && npm ci /)
})

test('an old Node can read the check: it is ES5', () => {
  const problems = new Linter().verify(readFileSync(file, 'utf8'), {
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
  })
  expect(problems).toEqual([])
})

import { spawnSync } from 'node:child_process'

/** Proves that the lint rules bite: one that cannot fail guards nothing. */
const lint = (filename: string, code: string) =>
  spawnSync('node_modules/.bin/eslint', ['--stdin', '--stdin-filename', filename], {
    input: code,
    encoding: 'utf8',
  })

it.each([
  ['content knows no feature', 'src/content/probe.ts', '../features/gate/gateSlice'],
  ['shared knows no feature', 'src/shared/probe.ts', '../features/gate/gateSlice'],
  ['a feature knows no page', 'src/features/gate/probe.ts', '../../pages/home/HomePage'],
  ['features do not know each other', 'src/features/layout/probe.ts', '../gate/gateSlice'],
  ['pages do not know each other', 'src/pages/about/probe.ts', '../home/HomePage'],
  ['a page knows no app', 'src/pages/about/probe.ts', '../../app/store'],
  ['the site knows nothing of the build', 'src/shared/probe.ts', '../build/server'],
  ['the site knows nothing of the lab', 'src/features/gate/probe.ts', '../../audit/lab/Lab'],
  ['the site’s second script knows nothing of the lab', 'src/main.ts', './audit/model/session'],
  ['the site knows nothing of the worker', 'src/features/offline/probe.ts', '../../worker/ways'],
  ['the worker knows nothing of the gate', 'src/worker/probe.ts', '../features/gate/gateStorage'],
  ['the lab knows no app', 'src/audit/lab/probe.ts', '../../app/store'],
  ['the lab knows no page', 'src/audit/model/probe.ts', '../../pages/home/HomePage'],
  ['the lab knows nothing of the build', 'src/audit/lab/probe.ts', '../../build/server'],
  ['the lab’s model knows no screen', 'src/audit/model/probe.ts', '../lab/Lab'],
])('%s', (_rule, filename, target) => {
  const { status, stdout } = lint(filename, `export * from '${target}'\n`)
  expect(stdout).toContain('import-x/no-restricted-paths')
  expect(status).toBe(1)
})

it('one component alone may import react-slick', () => {
  const { stdout } = lint('src/pages/home/probe.ts', "export { default } from 'react-slick'\n")
  expect(stdout).toContain('no-restricted-imports')
})

it.each([
  ['a feature may use the content', 'src/features/gate/probe.ts', '../../content/legal'],
  ['the worker may use what is shared', 'src/worker/probe.ts', '../shared/offline'],
  ['the lab may use the gate', 'src/audit/lab/probe.ts', '../../features/gate/createGate'],
  ['the build may use the lab’s chart', 'src/build/probe.ts', '../audit/chart/chartOf'],
])('%s', (_rule, filename, target) => {
  const { status, stdout } = lint(filename, `export * from '${target}'\n`)
  expect([status, stdout]).toEqual([0, ''])
})

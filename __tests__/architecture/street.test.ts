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
])('%s', (_rule, filename, target) => {
  const { status, stdout } = lint(filename, `export * from '${target}'\n`)
  expect(stdout).toContain('import-x/no-restricted-paths')
  expect(status).toBe(1)
})

it('one component alone may import react-slick', () => {
  const { stdout } = lint('src/pages/home/probe.ts', "export { default } from 'react-slick'\n")
  expect(stdout).toContain('no-restricted-imports')
})

it('the right direction passes', () => {
  const { status, stdout } = lint('src/features/gate/probe.ts', "export * from '../../content/legal'\n")
  expect([status, stdout]).toEqual([0, ''])
})

import { findImportCycles, sourceFiles } from './support/importCycles'

const files = sourceFiles(['src', 'tools', 'artwork', '__tests__'])

test('no modules import each other in a cycle, not even for a type', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(findImportCycles(files)).toEqual([])
})

test('a cycle through several files is found', () => {
  const planted = { 'tools/shared/mapConcurrently.ts': "export * from '../verify/runAll'\n" }
  expect(findImportCycles(files, planted)).toEqual([
    expect.arrayContaining(['tools/shared/mapConcurrently.ts', 'tools/verify/runAll.ts']),
  ])
})

test('a cycle of type-only imports is found', () => {
  const planted = {
    'src/shared/paths.ts': "import type { Offline } from './offlineCache'\n",
    'src/shared/offlineCache.ts': "import type { Paths } from './paths'\n",
  }
  expect(findImportCycles(files, planted)).toEqual([
    expect.arrayContaining(['src/shared/paths.ts', 'src/shared/offlineCache.ts']),
  ])
})

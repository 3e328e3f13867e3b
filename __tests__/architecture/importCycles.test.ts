import { findImportCycles, sourceFiles } from './support/importCycles'

const files = sourceFiles(['src', 'tools', 'artwork'])

test('no modules import each other in a cycle, not even for a type', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(findImportCycles(files)).toEqual([])
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

import { build } from 'esbuild'
import { builtFrom, sourceFiles } from '../../../../tools/build/version/sourceFiles'
import { expectSome } from '../../../support/expectSome'

// What the build starts from: its own code in Node, and each bundle's entry.
const entries = [
  'webpack.config.ts',
  'tools/build/pictures/pictureLoader.ts',
  'tools/build/prerender/screens.tsx',
  'src/boot/main.ts',
  'src/boot/firstScript.ts',
  'src/service-worker/offlinePage.ts',
  'src/service-worker/worker.ts',
  'src/audit/page/entry.ts',
]

const pictures = ['.jpg', '.png', '.webp', '.svg', '.woff2', '.mp4', '.webm', '.vtt', '.scss']

/** Every file of the project that esbuild reads from these entries on. */
async function importedFiles() {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: Object.fromEntries(pictures.map((extension) => [extension, 'empty'])),
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}

it('every file that the build imports counts among the sources of a build', async () => {
  const known = new Set(sourceFiles())
  const imported = await importedFiles()
  expect(imported.length).toBeGreaterThan(500)
  expect(expectSome(imported).filter((file) => !known.has(file))).toEqual([])
})

it('each place that is named holds a source, and tests and documents are none', () => {
  const files = sourceFiles()
  for (const place of expectSome(builtFrom)) {
    expect([place, files.some((file) => file === place || file.startsWith(`${place}/`))]).toEqual([
      place,
      true,
    ])
  }
  expect(expectSome(files).filter((file) => /^(__tests__|docs|dist|node_modules)\//.test(file))).toEqual([])
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const start = process.cwd()
let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bohemia-build-'))
  process.chdir(site)
})
afterEach(() => {
  process.chdir(start)
  rmSync(site, { recursive: true })
})

/** The version that the worker of a build with these files has: browsers take another one for a new worker. */
async function versionOf(files: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(files)) {
    const path = join(site, 'dist', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  let version: unknown
  await jest.isolateModulesAsync(async () => {
    const { workerBundle } = await import('../../../tools/build/bundles/workerBundle')
    const [plugin] = workerBundle().plugins ?? []
    const { BUILD_HASH } = (plugin as unknown as { definitions: { BUILD_HASH: { fn: () => string } } })
      .definitions
    version = BUILD_HASH.fn()
  })
  return version
}

const pages = { 'index.html': 'home', 'nosotros.html': 'about', 'auditoria.html': 'lab' }

it('the worker has another version when a page has another content, and the same when it has not', async () => {
  const first = await versionOf(pages)
  expect(first).toMatch(/^"[0-9a-f]{12}"$/)
  expect(await versionOf(pages)).toBe(first)
  expect(await versionOf({ 'nosotros.html': 'about, changed' })).not.toBe(first)
})

it('the lab and the dossier do not change it: the worker keeps none of their pages', async () => {
  const first = await versionOf(pages)
  expect(await versionOf({ 'auditoria.html': 'lab, changed' })).toBe(first)
})

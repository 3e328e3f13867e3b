import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { defects } from '../../../src/audit/gate/defects/defects'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { visits } from '../../../src/audit/gate/visits'
import { writeScenario } from '../../../src/audit/gate/scenario'
import { createPreviewServer } from '../../../tools/preview/server'
import { listenLocally } from '../../../tools/shared/listenLocally'
import { exportTests } from '../../audit/support/exportedTests'
import { expectSome } from '../../support/expectSome'
import { expect, test } from '../support/visitor'
import { runExported } from './support/runExported'

test.describe.configure({ timeout: 600_000 })

/** Serves `folder` while `work` runs; any name that ends in `.localhost` leads to it. */
async function withServed<Result>(folder: string, work: (port: number) => Promise<Result>) {
  const server = createPreviewServer(folder)
  try {
    return await work(await listenLocally(server))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('the exported test of every recorded path and visit is green on the built site', async ({ baseURL }) => {
  const links = [...recordedRun.paths.map(({ link }) => link), ...visits.map(writeScenario)]
  const source = await exportTests(links, baseURL ?? '')
  const results = await runExported('recorded', { recorded: source })
  expect(results.length).toBe(new Set(links).size)
  expect(results.filter(({ isGreen }) => !isGreen)).toEqual([])
})

test('the exported test that catches a planted defect is red with it, and green without', async () => {
  const folder = resolve('.cache/planted-site')
  execFileSync(process.execPath, [
    ...['-r', 'esbuild-register'],
    resolve(__dirname, 'support/plantedSite.ts'),
    folder,
  ])
  await withServed(folder, async (port) => {
    const originOf = (name: string) => `http://${name}.localhost:${port}`
    const sound = await exportTests([...new Set(defects.map(({ caughtBy }) => caughtBy))], originOf('sound'))
    const planted = await Promise.all(
      expectSome(defects).map(
        async ({ id, caughtBy }) => [id, await exportTests([caughtBy], originOf(id))] as const,
      ),
    )
    const results = [
      ...(await runExported('sound', { sound })),
      // What is red waits to its end.
      ...(await runExported('planted', Object.fromEntries(planted), { expectMs: 4000 })),
    ]
    const greenIn = (file: string) => results.filter((result) => result.file === file && result.isGreen)
    expect(results.filter(({ file, isGreen }) => file === 'sound' && !isGreen)).toEqual([])
    expect(greenIn('sound').length).toBeGreaterThan(10)
    expect(results.filter(({ file }) => file !== 'sound').map(({ file }) => file)).toEqual(
      expect.arrayContaining(defects.map(({ id }) => id)),
    )
    expect(expectSome(defects).flatMap(({ id }) => greenIn(id))).toEqual([])
  })
})

import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { defects } from '../../../../src/audit/gate/defects/defects'
import { createPreviewServer } from '../../../../tools/preview/server'
import { listenLocally } from '../../../../tools/shared/listenLocally'
import { exportTests } from '../../../audit/support/exportedTests'
import { expectSome } from '../../../support/expectSome'
import { expect } from '../../support/visitor'
import { runExported } from './runExported'

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

/** The exported test that catches each defect is red on a site that has it, and green on one that has none. */
export async function expectCaught(planted: typeof defects) {
  const folder = resolve('.cache/planted-site')
  execFileSync(process.execPath, ['-r', 'esbuild-register', resolve(__dirname, 'plantedSite.ts'), folder])
  await withServed(folder, async (port) => {
    const originOf = (name: string) => `http://${name}.localhost:${port}`
    const links = [...new Set(planted.map(({ caughtBy }) => caughtBy))]
    const sound = await runExported('sound', { sound: await exportTests(links, originOf('sound')) })
    expect(sound).toHaveLength(links.length)
    expect(expectSome(sound).filter(({ isGreen }) => !isGreen)).toEqual([])
    const files = await Promise.all(
      expectSome(planted).map(
        async ({ id, caughtBy }) => [id, await exportTests([caughtBy], originOf(id))] as const,
      ),
    )
    // What is red waits to its end.
    const results = await runExported('planted', Object.fromEntries(files), { expectMs: 4000 })
    expect(results.map(({ file }) => file).sort()).toEqual(planted.map(({ id }) => id).sort())
    expect(expectSome(results).filter(({ isGreen }) => isGreen)).toEqual([])
  })
}

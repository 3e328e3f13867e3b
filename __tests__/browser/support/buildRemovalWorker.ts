import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { workerBundle } from '../../../tools/build/bundles/workerBundle'
import { workerPath } from '../../../src/shared/offlineCache'

/** The worker that removes itself, as `BOHEMIA_WORKER=off npm run build` emits it. */
export async function buildRemovalWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-removal-'))
  process.env.BOHEMIA_WORKER = 'off'
  try {
    const bundle = workerBundle()
    const compiler = webpack({ ...bundle, output: { ...bundle.output, path: folder } })
    await new Promise<void>((resolve, reject) =>
      compiler?.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
        else compiler.close(() => resolve())
      }),
    )
    return readFileSync(join(folder, workerPath), 'utf8')
  } finally {
    delete process.env.BOHEMIA_WORKER
    rmSync(folder, { recursive: true })
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DefinePlugin, type Configuration } from 'webpack'
import { workerPath } from '../../../src/shared/offlineCache'
import { filesIn, isAuditFile } from '../builtSite'
import { commonConfiguration, compressionPlugins, assetOutput, moduleRules } from './bundleParts'
import { hasWorker } from '../buildSwitches'

/** Changes with every file: pages name their scripts by content hash, and scripts name the rest. */
function buildHash(folder: string) {
  const hash = createHash('sha256')
  const pages = filesIn(folder).filter((file) => file.endsWith('.html') && !isAuditFile(file))
  for (const page of pages) hash.update(page).update(readFileSync(path.join(folder, page)))
  return hash.digest('hex').slice(0, 12)
}

/** The offline worker of the site in the folder, or the one that removes it: one file at one address, another one for each build. */
export const workerBundle = (folder = path.resolve('dist')): Configuration => ({
  ...commonConfiguration('production'),
  name: 'worker',
  // After the site, whose pages it reads.
  dependencies: ['site'],
  target: 'webworker',
  entry: hasWorker() ? './src/service-worker/worker.ts' : './src/service-worker/removalWorker.ts',
  devtool: false,
  output: { ...assetOutput, path: folder, filename: workerPath.slice(1) },
  module: { rules: moduleRules(false) },
  plugins: [
    new DefinePlugin({
      BUILD_HASH: DefinePlugin.runtimeValue(() => JSON.stringify(buildHash(folder)), true),
    }),
    ...compressionPlugins('production'),
  ],
})

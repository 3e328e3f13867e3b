import type { Compiler } from 'webpack'
import { productionLicences } from './licences'

/** Ships licencias.txt: whose code and fonts the site carries, and under which terms. */
export class LicencesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'LicencesPlugin', stage }, async () =>
        compilation.emitAsset('licencias.txt', new sources.RawSource(await productionLicences())),
      )
    })
  }
}

import type { Compiler } from 'webpack'

/** Writes files that are made of words, e.g. robots.txt, into the built site. */
export const textFilesPlugin =
  (files: Readonly<Record<string, () => string | Promise<string>>>) => (compiler: Compiler) => {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('TextFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'TextFilesPlugin', stage }, async () => {
        for (const [name, make] of Object.entries(files))
          compilation.emitAsset(name, new sources.RawSource(await make()))
      })
    })
  }

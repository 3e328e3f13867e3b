import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { pageFile } from '../build/builtSite'
import { documentParts } from '../build/prerender/documentParts'

const template = path.resolve('public/index.html')

/** Writes the HTML files of these addresses alone: to draw every page at each change takes longer than to compile. */
export const openPagesPlugin = (addresses: ReadonlySet<string>) => (compiler: Compiler) => {
  const { Compilation, sources } = compiler.webpack
  compiler.hooks.thisCompilation.tap('OpenPagesPlugin', (compilation) => {
    compilation.fileDependencies.add(template)
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
    compilation.hooks.processAssets.tapPromise({ name: 'OpenPagesPlugin', stage }, async () => {
      for (const address of addresses) {
        const parts: Readonly<Record<string, string | undefined>> = await documentParts(compilation, address)
        const fill = (_mark: string, name: string) => parts[name] ?? ''
        const html = readFileSync(template, 'utf8').replace(/<%= (\w+) %>/g, fill)
        compilation.emitAsset(pageFile(address), new sources.RawSource(html))
      }
    })
  })
}

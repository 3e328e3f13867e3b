import type { Compiler } from 'webpack'
import { sriHash } from '../../headers/inlineCode'

/** Placeholder for the hash of a file, e.g. `/assets/site.1a2b3c4d.css`, until its content is final. */
export const integrityOf = (file: string) => `@integrity of ${file}@`

const marks = /@integrity of ([^@]+)@/g
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)=["']?(\/[^"'\s>]+\.(?:js|css))\b[^>]*(?=>)/g

/** Adds an `integrity` attribute to the scripts and style sheets of each HTML file. */
export function integrityPlugin(compiler: Compiler) {
  const { Compilation, sources } = compiler.webpack
  compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
    const hashOf = (file: string) => {
      const asset = compilation.getAsset(file.slice(1))
      if (!asset) throw new Error(`${file} is in a page, but the build made no such file.`)
      return sriHash(asset.source.source())
    }
    // After the content hashes are final, before the files are compressed.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
    compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
      for (const [name, asset] of Object.entries(assets)) {
        if (!name.endsWith('.html')) continue
        const html = asset
          .source()
          .toString()
          .replace(marks, (_mark, file: string) => hashOf(file))
          .replace(tags, (tag, file: string) => `${tag} integrity="${hashOf(file)}"`)
        compilation.updateAsset(name, new sources.RawSource(html))
      }
    })
  })
}

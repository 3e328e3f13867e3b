import type { Compilation, Compiler } from 'webpack'
import { sriHash } from '../../headers/inlineCode'

/** Placeholder for the hash of a file, e.g. `/assets/site.1a2b3c4d.css`, until its content is final. */
export const integrityOf = (file: string) => `@integrity of ${file}@`

const marks = /@integrity of ([^@]+)@/g
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)=["']?(\/[^"'\s>]+\.(?:js|css))\b[^>]*(?=>)/g

/** Adds an `integrity` attribute to the scripts and style sheets of each HTML file. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // After the content hashes are final, before the files are compressed.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () =>
        writeHashes(compilation, (text) => new compiler.webpack.sources.RawSource(text)),
      )
    })
  }
}

function writeHashes(
  compilation: Compilation,
  sourceOf: (text: string) => InstanceType<Compiler['webpack']['sources']['RawSource']>,
) {
  const hashOf = (file: string) => {
    const asset = compilation.getAsset(file.slice(1))
    if (!asset) throw new Error(`${file} is in a page, but the build made no such file.`)
    return sriHash(asset.source.source())
  }
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.html')) continue
    const html = source
      .source()
      .toString()
      .replace(marks, (_mark, file: string) => hashOf(file))
      .replace(tags, (tag, file: string) => `${tag} integrity="${hashOf(file)}"`)
    compilation.updateAsset(name, sourceOf(html))
  }
}

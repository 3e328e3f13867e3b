import type { Compilation, Compiler } from 'webpack'
import { sriHash } from '../sriHash'

/** Stands for the hash of a file, e.g. `/assets/site.1a2b3c4d.css`, until its last byte is known. */
export const integrityOf = (file: string) => `@integrity of ${file}@`

const marks = /@integrity of ([^@]+)@/g
const tags = /<(?:script|link)\b[^>]*\b(?:src|href)=["']?(\/[^"'\s>]+\.(?:js|css))\b[^>]*(?=>)/g

/** Says in the HTML what its scripts and style sheets must be made of, to the byte. */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // After the content hashes have their last form, before the compressed twins are made.
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

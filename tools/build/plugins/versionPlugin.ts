import type { Compiler } from 'webpack'
import { writeVersion } from '../version/versionFile'

/** Writes which sources the site was built from, and the hashes of its files: in the bundle that is built last. */
export const versionPlugin = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('VersionPlugin', () => writeVersion(compiler.outputPath))

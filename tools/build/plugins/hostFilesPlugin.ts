import type { Compiler } from 'webpack'
import { writeHostFiles } from '../../hosts/writeHostFiles'

/** Writes the hosts’ configuration after every page: the policies depend on the pages’ inline code. */
export const hostFilesPlugin = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('HostFilesPlugin', () => writeHostFiles(compiler.outputPath))

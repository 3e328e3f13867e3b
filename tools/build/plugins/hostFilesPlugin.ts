import type { Compiler } from 'webpack'
import { writeHostFiles } from '../../hosts/hostFiles'

/** Tells the hosts what to answer with, once every page is written: its policy depends on what the page holds. */
export const hostFilesPlugin = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('HostFilesPlugin', () => writeHostFiles(compiler.outputPath))

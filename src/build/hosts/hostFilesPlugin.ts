import type { Compiler } from 'webpack'
import { writeHostFiles } from './hostFiles'

/** Tells the hosts what to answer with, once every page is written: its policy depends on what the page holds. */
export class HostFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('HostFilesPlugin', () => writeHostFiles(compiler.outputPath))
  }
}

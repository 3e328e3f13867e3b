import type { Compiler } from 'webpack'
import type { Mode } from '../bundles/bundleParts'
import { writeHostFiles } from '../../hosts/hostFiles'

/** Tells the hosts what to answer with, once every page is written: its policy depends on what the page holds. */
class HostFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('HostFilesPlugin', () => writeHostFiles(compiler.outputPath))
  }
}

/** For the bundle that writes the last pages: under `npm run dev` no host is told anything. */
export const hostFiles = (mode: Mode) => (mode === 'production' ? [new HostFilesPlugin()] : [])

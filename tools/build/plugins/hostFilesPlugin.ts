import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { writeHostFiles } from '../../hosts/writeHostFiles'

/**
 * Writes the hosts’ configuration after every page: the policies depend on the pages’ inline code. A site with an error
 * has no page; that error is what the build then reports.
 */
export const hostFilesPlugin = (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('HostFilesPlugin', () => {
    if (existsSync(join(compiler.outputPath, 'index.html'))) writeHostFiles(compiler.outputPath)
  })

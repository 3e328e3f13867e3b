import { cpSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { collection } from '../../src/content/collection'
import { copyProject } from '../shared/copyProject'
import { runProgram } from '../shared/runProgram'
import { enlargeCatalogue } from './enlargeCatalogue'

/**
 * Builds the site with so many bottles; a catalogue that has as many already stays as it is. Pictures are taken from the cache.
 * @param options.pages whether every bottle has its pages, or only those of today
 * @returns the folder of the built site, and how long the build took
 */
export async function buildWithBottles(
  count: number,
  { pages }: { pages: boolean },
): Promise<{ folder: string; seconds: number }> {
  const copy = copyProject()
  try {
    if (count > collection.length) enlargeCatalogue(copy.folder, count, pages)
    const start = performance.now()
    const { exitCode, output } = await runProgram(['npm', 'run', 'build'], {
      cwd: copy.folder,
      stdio: 'pipe',
    })
    const seconds = (performance.now() - start) / 1000
    if (exitCode !== 0) throw new Error(`The build with ${count} bottles ended with ${exitCode}:\n${output}`)
    const folder = resolve('.cache/grown', String(count))
    rmSync(folder, { recursive: true, force: true })
    cpSync(join(copy.folder, 'dist'), folder, { recursive: true })
    return { folder, seconds }
  } finally {
    copy.remove()
  }
}

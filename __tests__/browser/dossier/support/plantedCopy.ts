import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distFolder } from '../../support/builtSite'

/** A copy of the built site, one of whose pages can be changed and restored. */
export function plantedCopy(file = 'index.html') {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-defecto-'))
  cpSync(distFolder, folder, { recursive: true })
  const page = join(folder, file)
  // The server would send the compressed copies in place of the page.
  for (const extension of ['br', 'gz']) rmSync(`${page}.${extension}`)
  const original = readFileSync(page, 'utf8')
  return {
    folder,
    plant(change: (html: string) => string) {
      const changed = change(original)
      if (changed === original) throw new Error('The defect found no place in the page.')
      writeFileSync(page, changed)
    },
    restore: () => writeFileSync(page, original),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

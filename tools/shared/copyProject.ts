import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const leftBehind = ['.git', '.cache', 'coverage', 'dist', 'node_modules']

/** A copy that may be broken; modules and the pictures' cache, which nothing changes in place, are shared. */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-faults-'))
  for (const name of readdirSync('.').filter((each) => !leftBehind.includes(each))) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  mkdirSync('.cache/pictures', { recursive: true })
  mkdirSync(join(folder, '.cache'))
  symlinkSync(resolve('.cache/pictures'), join(folder, '.cache/pictures'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

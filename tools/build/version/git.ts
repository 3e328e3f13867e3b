import { spawnSync } from 'node:child_process'

/** What git prints, without the line's end; null outside version control or without git. */
export function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.trim() : null
}

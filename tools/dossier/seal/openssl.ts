import { spawnSync } from 'node:child_process'

/** Whether `openssl` answers with success; null where there is no such program. */
export function openssl(...args: readonly string[]): boolean | null {
  const { error, status } = spawnSync('openssl', args, { stdio: 'ignore' })
  return error ? null : status === 0
}

import { existsSync } from 'node:fs'

/**
 * The file that an environment variable names, if it is set.
 * @throws Error in Spanish where that file does not exist: another is never used in its place
 */
export const pathFromEnvironment = (variable: string): string | undefined => {
  const path = process.env[variable]
  if (path && !existsSync(path)) throw new Error(`${variable}=${path} no existe.`)
  return path || undefined
}

import { existsSync } from 'node:fs'

/** A program that the checks run with and that npm does not install. */
export interface RequiredProgram {
  /** As its makers write it, e.g. `Chromium`. */
  readonly title: string
  /** Debian's packages, installed: none that starts a service. */
  readonly packages: readonly string[]
  /** Debian's packages that would start a service if they were installed: downloaded and unpacked into `.cache`. */
  readonly unpackedPackages?: readonly string[]
  /** Spanish: how to install it on another system. */
  readonly otherSystems: string
  /** Where it is missing the checks run with something else. */
  readonly isOptional?: boolean
  /** @throws Error in Spanish where a variable names a file that does not exist */
  readonly isInstalled: () => boolean
}

const findProblem = ({ isInstalled }: RequiredProgram): string | undefined => {
  try {
    return isInstalled() ? undefined : ''
  } catch (error) {
    return (error as Error).message
  }
}

/** Programs not on this machine; one whose variable names no file counts as missing. */
export const findMissing = (needs: readonly RequiredProgram[]): readonly RequiredProgram[] =>
  needs.filter((need) => findProblem(need) !== undefined)

/** Error messages for variables that name no file. */
export const findInvalidPaths = (needs: readonly RequiredProgram[]): readonly string[] => [
  ...new Set(needs.flatMap((need) => findProblem(need) || [])),
]

/**
 * The file that an environment variable names, if it is set.
 * @throws Error in Spanish where that file does not exist: another is never used in its place
 */
export const pathFromEnvironment = (variable: string): string | undefined => {
  const path = process.env[variable]
  if (path && !existsSync(path)) throw new Error(`${variable}=${path} no existe.`)
  return path || undefined
}

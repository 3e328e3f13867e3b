/** A program that the checks run with and that npm does not install. */
export interface Need {
  /** As its makers write it, e.g. `Chromium`. */
  readonly title: string
  /** Debian's packages, installed: none that starts a service. */
  readonly installed: readonly string[]
  /** Debian's packages that would start a service if they were installed: downloaded and unpacked into `.cache`. */
  readonly unpacked?: readonly string[]
  /** Spanish: how to have it on another system. */
  readonly elsewhere: string
  /** Where it is missing the checks run with something else. */
  readonly isOptional?: boolean
  /** @throws Error in Spanish where a variable names a file that does not exist */
  readonly isMet: () => boolean
}

const problemOf = ({ isMet }: Need): string | undefined => {
  try {
    return isMet() ? undefined : ''
  } catch (error) {
    return (error as Error).message
  }
}

/** What is not on this machine; a program named by a mistyped variable is not. */
export const missingOf = (needs: readonly Need[]): readonly Need[] =>
  needs.filter((need) => problemOf(need) !== undefined)

/** Of variables that name no file: what to tell. */
export const mistypedOf = (needs: readonly Need[]): readonly string[] => [
  ...new Set(needs.flatMap((need) => problemOf(need) || [])),
]

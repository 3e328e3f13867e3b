import type { Problem } from './problem'

export interface Exception {
  readonly checker: Problem['checker']
  readonly message: RegExp
  readonly place?: RegExp
  readonly why: string
}

/** In the HTML files as they are built. */
export const fileExceptions: readonly Exception[] = []

/** In the documents as a browser has them, after every script. */
export const renderedExceptions: readonly Exception[] = []

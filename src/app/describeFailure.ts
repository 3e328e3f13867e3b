import { applicationError, cssPreloadError, errorPage, stylesFailure } from '../content/errors'

/** The specification's line for what broke outside the router's own errors (spec §8). */
export const failureLine = (error: unknown) =>
  error instanceof Error && error.message === cssPreloadError ? cssPreloadError : applicationError

/** What the visitor reads first: heading and advice in Spanish. */
export const describeFailure = (line: string) => (line === cssPreloadError ? stylesFailure : errorPage)

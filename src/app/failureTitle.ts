import { applicationError, cssPreloadError } from '../content/errors'

/** The specification's wording for what broke outside the router's own errors (spec §8). */
export const failureTitle = (error: unknown) =>
  error instanceof Error && error.message === cssPreloadError ? cssPreloadError : applicationError

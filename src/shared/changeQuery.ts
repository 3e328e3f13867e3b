/** Most characters of an address that the site writes: RFC 9110 §4.1 recommends that servers accept 8000. */
export const longestAddress = 6000

export type QueryChange = (previous: URLSearchParams) => URLSearchParams

/** The changed query of a page. Foreign parameters are kept, unless the address would be too long for a host. */
export function changeQuery(
  previous: URLSearchParams,
  change: QueryChange,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): URLSearchParams {
  const next = change(previous)
  const isTooLong = `${origin}${pathname}?${next}`.length > longestAddress
  return isTooLong ? change(new URLSearchParams()) : next
}

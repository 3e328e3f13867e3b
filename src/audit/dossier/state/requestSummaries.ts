import type { Evidence } from '../evidence/evidence'

export interface RequestSummary {
  readonly path: string
  /** The entry of the allowed list that it matches; null where none does. */
  readonly what: string | null
  readonly isOwnHost: boolean
  readonly addresses: number
  readonly catalogueWords: readonly string[]
}

/** Every file requested before SÍ, once, without the pages themselves. */
export function requestSummaries({ allowed, addresses }: Evidence['requests']): readonly RequestSummary[] {
  const asked = addresses.flatMap(({ address, requests }) => requests.filter(({ path }) => path !== address))
  const paths = [...new Set(asked.map(({ path }) => path))].sort()
  return paths.map((path) => {
    const same = asked.filter((request) => request.path === path)
    return {
      path,
      what: allowed.find(({ pattern }) => new RegExp(pattern).test(path))?.what ?? null,
      isOwnHost: same.every(({ isOwnHost }) => isOwnHost),
      addresses: same.length,
      catalogueWords: [...new Set(same.flatMap(({ catalogueWords }) => catalogueWords))],
    }
  })
}

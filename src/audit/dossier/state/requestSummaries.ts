import type { Evidence } from '../evidence/evidence'

export interface RequestSummary {
  readonly path: string
  /** What of the allowed list it is; null where nothing allows it. */
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

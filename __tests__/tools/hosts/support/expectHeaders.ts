import { pagePolicies } from '../../../../tools/headers/pagePolicies'
import type { Answer } from './createClient'
import { dist } from './built'
import { securityOf } from './securityOf'

const { site, exceptions } = pagePolicies(dist)

/** The security headers of this path, and how long it may be cached. */
export const expectHeaders = ({ headers }: Answer, path: string, cacheControl: string) =>
  expect(headers).toMatchObject({ ...securityOf(exceptions[path] ?? site), 'cache-control': cacheControl })

import { cacheControlFor, contentTypeOf, immutable } from '../../headers/support/reviewedHeaders'
import type { Answer } from './createClient'
import type { Expected } from './expectations'
import { fileAt } from './publishedAddresses'
import { securityOf } from './securityOf'

/** Headers of the connection, of the file and of the server's own name: RFC 9110 §7.6.1, §8, §10.2. */
const notCompared = [
  'accept-ranges',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'server',
  'transfer-encoding',
  'vary',
  // The mark of wrangler's server; Cloudflare's own hosts do not send it.
  'x-server-env',
]

/** The security headers of this path and how long it may be cached, and no header that nobody has reviewed. */
export const expectHeaders = ({ headers }: Answer, path: string, cacheControl: string | undefined) => {
  const found = Object.entries(headers).filter(([name]) => !notCompared.includes(name))
  expect({ path, ...Object.fromEntries(found) }).toEqual({
    path,
    ...securityOf(path),
    'cache-control': cacheControl,
  })
}

/** Checks a page or a file that is there: its type too. */
export const expectFileHeaders = (answer: Answer, path: string, { types, pageCache }: Expected) => {
  expectHeaders(answer, path, cacheControlFor(path) === immutable ? immutable : pageCache)
  const [extension = ''] = /\w+$/.exec(fileAt(path)) ?? []
  const type = answer.headers['content-type']?.toLowerCase().replace(/; ?/, '; ')
  expect([path, answer.status, type]).toEqual([path, 200, types[extension] ?? contentTypeOf(fileAt(path))])
}

import type { Answer } from './createClient'
import { readBuilt } from './built'
import type { Expected } from './expectations'

/** One of the page about us. */
export function expectSpelling({ status, headers, body }: Answer, wanted: Expected['endingSlash']) {
  if (wanted === 'the page') expect([status, body.equals(readBuilt('nosotros.html'))]).toEqual([200, true])
  else expect([status, headers.location]).toEqual([308, '/nosotros'])
}

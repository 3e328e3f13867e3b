import { formerAddresses } from '../../../../src/shared/formerAddresses'
import { expectSome } from '../../../support/expectSome'
import type { Answer } from './createClient'

type Ask = (address: string) => Promise<Answer>

const queries = ['', '?lote=P1-2025&x=a%20b', '/?lote=P1-2025']

/** Every former address is answered with a lasting redirect to a page of today, with its query; longer ones are unknown. */
export async function expectFormerAddresses(ask: Ask) {
  for (const [former, today] of expectSome(formerAddresses())) {
    for (const query of queries) {
      const { status, headers } = await ask(former + query)
      const { pathname, search } = new URL(headers.location ?? '', 'https://localhost')
      expect([former, status, pathname + search]).toEqual([former, 301, today + query.replace(/^\//, '')])
      expect((await ask(pathname + search)).status).toBe(200)
    }
    for (const path of [`${former}-x`, `${former}/x`, `/x${former}`])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
}

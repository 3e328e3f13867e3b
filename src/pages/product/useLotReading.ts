import { readLot, type LotReading } from '../../content/lots'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import { useQueryString } from '../../shared/hooks/useQueryString'
import { lotParameter } from '../../shared/lotAddress'

/** What the address says of a lot: `unread` in the prerendered page, which has no query; undefined for nothing. */
export function useLotReading(): LotReading | 'unread' | undefined {
  const [query] = useQueryString()
  const isPrerendered = useIsPrerendered()
  return isPrerendered ? 'unread' : readLot(query.get(lotParameter))
}

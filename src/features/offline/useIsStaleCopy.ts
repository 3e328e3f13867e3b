import { useState } from 'react'
import { copyAttribute } from '../../shared/offlineCache'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'

/** True where this page is the device's copy although the browser had a connection as it was opened. */
export function useIsStaleCopy() {
  const isPrerendered = useIsPrerendered()
  const [isCopy] = useState(
    () =>
      typeof document !== 'undefined' &&
      document.documentElement.hasAttribute(copyAttribute) &&
      navigator.onLine,
  )
  return isCopy && !isPrerendered
}

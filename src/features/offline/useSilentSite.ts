import { useState } from 'react'
import { copyAttribute } from '../../shared/offline'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'

/** True where this page is the device's copy although the browser had a connection as it was opened. */
export function useSilentSite() {
  const isPrerendered = useIsPrerendered()
  const [isSilent] = useState(
    () =>
      typeof document !== 'undefined' &&
      document.documentElement.hasAttribute(copyAttribute) &&
      navigator.onLine,
  )
  return isSilent && !isPrerendered
}

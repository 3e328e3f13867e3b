import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { offline as copy } from '../../content/offline'
import { useIsOnline } from '../../shared/hooks/useIsOnline'
import { useOfflineCache } from './useOfflineCache'
import { useIsStaleCopy } from './useIsStaleCopy'
import './OfflineNotice.scss'

/** A page from the cache comes at once: what takes longer waits for the network. */
const waitingAfterMs = 300

/** Says what can be seen while there is no connection or no answer, and what waits for it. */
export function OfflineNotice({ isRemembered }: { isRemembered: () => boolean }) {
  useOfflineCache(isRemembered)
  const isOnline = useIsOnline()
  const isStaleCopy = useIsStaleCopy()
  const isLoading = useNavigation().state === 'loading'
  const [isWaiting, setIsWaiting] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsWaiting(true), waitingAfterMs)
    return () => {
      clearTimeout(timer)
      setIsWaiting(false)
    }
  }, [isLoading])

  const offlineSentence = isWaiting ? copy.waiting : copy.notice
  const sentence = isOnline ? isStaleCopy && copy.copy : offlineSentence

  return (
    <div role="status" className={isWaiting ? 'offline-notice offline-notice--waiting' : 'offline-notice'}>
      {sentence && <p className="offline-notice__sentence">{sentence}</p>}
    </div>
  )
}

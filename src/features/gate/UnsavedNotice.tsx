import { useSelector } from '@xstate/react'
import { gate as copy } from '../../content/legal'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import { useGate } from './gateContext'
import './UnsavedNotice.scss'

/** X2: the visitor is in, and is told that the answer could not be kept. */
export function UnsavedNotice() {
  const isUnsaved = useSelector(useGate(), (snapshot) => snapshot.hasTag('unsaved'))
  const isPrerendered = useIsPrerendered()
  return (
    <div role="status">
      {isUnsaved && !isPrerendered && <p className="unsaved-notice">{copy.unsavedNotice}</p>}
    </div>
  )
}

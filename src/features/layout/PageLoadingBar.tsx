import { useContext } from 'react'
import { useNavigation } from 'react-router-dom'
import { PageLoadContext } from '../../shared/pageLoadContext'
import { LoadingBar } from '../../shared/ui/LoadingBar'

/** Shown from the moment that a page is asked for until it is drawn. */
export function PageLoadingBar() {
  const isAwaited = useContext(PageLoadContext)
  const isBeingDrawn = useNavigation().state === 'loading'
  return <LoadingBar isLoading={isAwaited || isBeingDrawn} />
}

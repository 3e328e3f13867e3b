import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useViewTransitionState } from 'react-router-dom'
import { clearMarks, markSharedElements } from '../../shared/sharedElementTransition'

/** The new page's part in a transition. The layout calls it: by then the page is drawn and scrolled to its place. */
export function useSharedElementTransition() {
  const { key, pathname } = useLocation()
  const isTransitioning = useViewTransitionState(pathname)

  useLayoutEffect(() => markSharedElements(), [key])
  useEffect(() => {
    if (!isTransitioning) clearMarks()
  }, [isTransitioning])
}

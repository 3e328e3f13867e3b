import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useViewTransitionState } from 'react-router-dom'
import { clearMarks, markSharedElements } from '../../shared/sharedElementTransition'

/** Marks the new page's pictures. Called by the layout, after the page is rendered and scrolled. */
export function useSharedElementTransition() {
  const { key, pathname } = useLocation()
  const isTransitioning = useViewTransitionState(pathname)

  useLayoutEffect(() => markSharedElements(), [key])
  useEffect(() => {
    if (!isTransitioning) clearMarks()
  }, [isTransitioning])
}

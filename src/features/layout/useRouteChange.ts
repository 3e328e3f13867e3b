import { useContext, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { CameThroughGateContext } from '../../shared/cameThroughGateContext'
import { selectIsSidebarOpen, sidebarClosed } from './sidebarSlice'

/**
 * On every route change the menu closes (spec §4) and the focus goes to the page's heading, which a browser does by
 * itself only when it loads a document. A change of the query alone stays on the page, so the focus stays too.
 */
export function useRouteChange() {
  const dispatch = useDispatch()
  const { key, pathname } = useLocation()
  const cameThroughGate = useContext(CameThroughGateContext)
  const isMenuOpen = useSelector(selectIsSidebarOpen)
  const previous = useRef(cameThroughGate ? null : pathname)

  // On leaving, not on arriving: a menu opened before the page's first effects stays open.
  useEffect(() => () => void dispatch(sidebarClosed()), [dispatch, key])

  useEffect(() => {
    // A closing menu gives the focus back to its button: the heading takes it after that.
    if (isMenuOpen || previous.current === pathname) return
    previous.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, isMenuOpen])
}

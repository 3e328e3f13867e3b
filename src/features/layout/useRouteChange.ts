import { useContext, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { CameThroughGateContext } from '../../shared/cameThroughGateContext'
import { selectIsSidebarOpen, sidebarClosed } from './sidebarSlice'

/**
 * On every route change the menu closes (spec §4) and the focus goes to the page's heading, which a browser does by
 * itself only when it loads a document; to the part's heading where the address names one. A change of the query
 * alone stays on the page, so the focus stays too.
 */
export function useRouteChange() {
  const dispatch = useDispatch()
  const { key, pathname, hash } = useLocation()
  const cameThroughGate = useContext(CameThroughGateContext)
  const isMenuOpen = useSelector(selectIsSidebarOpen)
  // A link to a part of the page in view leads there each time.
  const place = hash ? key : pathname
  const previous = useRef(cameThroughGate ? null : place)

  // On leaving, not on arriving: a menu opened before the page's first effects stays open.
  useEffect(() => () => void dispatch(sidebarClosed()), [dispatch, key])

  useEffect(() => {
    // A closing menu gives the focus back to its button: the heading takes it after that.
    if (isMenuOpen || previous.current === place) return
    previous.current = place
    const part = hash && document.getElementById(hash.slice(1))?.querySelector<HTMLElement>('h2')
    const heading = part || document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [place, hash, isMenuOpen])
}

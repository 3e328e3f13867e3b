import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom'
import { gate as copy } from '../../content/legal'
import { scrollPositionsKey } from '../../content/storageKeys'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { ChatButtonFloating } from './ChatButtonFloating'
import { Footer } from './Footer'
import { NavBar } from './NavBar'
import { SideMenu } from './SideMenu'
import { useRouteChange } from './useRouteChange'
import { useSharedElementTransition } from './useSharedElementTransition'
import './SiteLayout.scss'

type Props = {
  /** The bag in the bar. */
  bag?: ReactNode
  /** What must be said before the page, e.g. that the answer could not be kept. */
  notice?: ReactNode
  /** Stands with the privacy text in the footer. */
  privacyAction?: ReactNode
}

// Whatever page a tab opens first, the router calls its place `default`: another page's would be taken for its own.
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What every page shares after acceptance (spec §2). */
export function SiteLayout({ bag, notice, privacyAction }: Props) {
  useRouteChange()
  useSharedElementTransition()
  const isLoading = useNavigation().state === 'loading'

  return (
    <>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <NavBar bag={bag} />
      {notice}
      <div className="route-progress" role="status">
        {isLoading && <VisuallyHidden>{copy.loading}</VisuallyHidden>}
      </div>
      <main className="site-content" id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer privacyAction={privacyAction} />
      <ChatButtonFloating />
      <SideMenu />
      <ScrollRestoration storageKey={scrollPositionsKey} getKey={placeOf} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom'
import * as layout from '../../content/layout'
import { scrollPositionsKey } from '../../content/storageKeys'
import { LoadingBar } from '../../shared/ui/LoadingBar'
import { ChatButtonFloating } from './ChatButtonFloating'
import { Footer } from './Footer'
import { NavBar } from './NavBar'
import { SideMenu } from './SideMenu'
import { useRouteChange } from './useRouteChange'
import { useSharedElementTransition } from './useSharedElementTransition'
import './SiteLayout.scss'

type Props = {
  /** Shown in the bar. */
  bag?: ReactNode
  /** How else a message is sent, over the page. */
  contact?: ReactNode
  /** Shown above the page, e.g. that the answer could not be stored. */
  notice?: ReactNode
  /** Shown with the privacy text in the footer. */
  privacyAction?: ReactNode
}

// The router's key of the first page of a tab is always `default`, which another page's position must not be stored under.
const scrollKeyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** What every page shares after acceptance (spec §2). */
export function SiteLayout({ bag, contact, notice, privacyAction }: Props) {
  useRouteChange()
  useSharedElementTransition()

  return (
    <>
      <a className="skip-link" href="#contenido">
        {layout.skipLink}
      </a>
      <NavBar bag={bag} />
      {notice}
      <LoadingBar />
      <main className="site-content" id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer privacyAction={privacyAction} />
      <ChatButtonFloating />
      {contact}
      <SideMenu />
      <ScrollRestoration storageKey={scrollPositionsKey} getKey={scrollKeyOf} />
    </>
  )
}

import { X } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as layout from '../../content/layout'
import { floatingGreeting } from '../../content/messages'
import { useScrollLock } from '../../shared/hooks/useScrollLock'
import { Awayo } from '../../shared/ui/Awayo'
import { Brand } from '../../shared/ui/Brand'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { Dialog } from '../../shared/ui/Dialog'
import { LoadingBar } from '../../shared/ui/LoadingBar'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'
import { whatsappLink } from '../../shared/whatsapp'
import * as breakpoints from '../../styles/breakpoints'
import { NavLinks } from './NavLinks'
import { SocialLinks } from './SocialLinks'
import { selectIsSidebarOpen, sidebarClosed } from './sidebarSlice'
import './SideMenu.scss'

/** Slides in from the right on small screens; the page behind does not scroll (spec §2, §4). */
export function SideMenu() {
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsSidebarOpen)
  const hasNavBarLinks = useMediaQuery(`(min-width: ${breakpoints.nav}px)`)
  const close = useCallback(() => dispatch(sidebarClosed()), [dispatch])

  useEffect(() => {
    if (hasNavBarLinks) close()
  }, [hasNavBarLinks, close])

  useScrollLock(isOpen)

  return (
    <Dialog isOpen={isOpen} onClose={close} lightDismiss className="side-menu" label={layout.menu}>
      <LoadingBar />
      <div className="side-menu__panel">
        <div className="side-menu__top">
          <span className="side-menu__brand">
            <Brand />
          </span>
          <button type="button" className="side-menu__close" aria-label={layout.closeMenu} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <nav className="side-menu__links" aria-label={layout.menuLinks}>
          <NavLinks />
        </nav>
        <ChatButton href={whatsappLink(floatingGreeting())} look="gold" wide withOtherChannels>
          {layout.menuChat}
        </ChatButton>
        <SocialLinks />
        <Awayo edge />
      </div>
    </Dialog>
  )
}

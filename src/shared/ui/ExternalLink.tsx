import type { MouseEvent, ReactNode } from 'react'
import * as layout from '../../content/layout'
import { VisuallyHidden } from './VisuallyHidden'

type Props = {
  href: string
  className?: string
  onClick?: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

/** A link out of the site: new tab, no opener; a hidden text announces the tab. */
export function ExternalLink({ href, className, onClick, children }: Props) {
  return (
    <a href={href} className={className} onClick={onClick} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {layout.newTab}</VisuallyHidden>
    </a>
  )
}

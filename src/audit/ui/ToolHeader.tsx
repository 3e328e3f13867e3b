import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '../../shared/ui/Brand'
import { IconButton } from './IconButton'
import './ToolHeader.scss'
import { useTheme } from './useTheme'

type Props = {
  title: string
  lead: string
  skip: { href: string; label: string }
  /** What can be done with the page. */
  children: ReactNode
}

/** The header of lab and dossier: brand, title and the theme's button. */
export function ToolHeader({ title, lead, skip, children }: Props) {
  const { theme, toggle } = useTheme()
  const [icon, label] = theme === 'dark' ? ([Sun, 'Tema claro'] as const) : ([Moon, 'Tema oscuro'] as const)
  return (
    <header className="tool-header">
      <a className="tool-header__skip" href={skip.href}>
        {skip.label}
      </a>
      <div className="tool-header__titles">
        <p className="tool-header__brand">
          <Brand />
        </p>
        <h1 className="tool-header__title">{title}</h1>
        <p className="tool-header__lead">{lead}</p>
      </div>
      <div className="tool-header__actions">
        {children}
        <IconButton icon={icon} label={label} onClick={toggle} />
      </div>
    </header>
  )
}

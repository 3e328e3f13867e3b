import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '../../shared/ui/Brand'
import { ToolButton } from './ToolButton'
import './ToolHeader.scss'

type Props = {
  title: string
  lead: string
  skip: { href: string; label: string }
  theme: 'light' | 'dark'
  onTheme: () => void
  /** What can be done with the page. */
  children: ReactNode
}

/** The header of lab and dossier: brand, title and theme. */
export function ToolHeader({ title, lead, skip, theme, onTheme, children }: Props) {
  const [Icon, label] = theme === 'dark' ? ([Sun, 'Tema claro'] as const) : ([Moon, 'Tema oscuro'] as const)
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
        <ToolButton kind="bare" aria-label={label} title={label} onClick={onTheme}>
          <Icon aria-hidden="true" />
        </ToolButton>
      </div>
    </header>
  )
}

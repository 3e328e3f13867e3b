import { Moon, Sun } from 'lucide-react'
import { Brand } from '../../shared/ui/Brand'
import './LabHeader.scss'
import { ShareButtons } from './panels/ShareButtons'
import { ToolButton } from './ui/ToolButton'
import { copy } from './words/copy'

type Props = { theme: 'light' | 'dark'; onTheme: () => void }

export function LabHeader({ theme, onTheme }: Props) {
  const [Icon, label] = theme === 'dark' ? ([Sun, copy.toLight] as const) : ([Moon, copy.toDark] as const)
  return (
    <header className="lab-header">
      <a className="lab-header__skip" href="#diagrama">
        {copy.skip}
      </a>
      <div className="lab-header__titles">
        <p className="lab-header__brand">
          <Brand />
        </p>
        <h1 className="lab-header__title">{copy.title}</h1>
        <p className="lab-header__lead">{copy.lead}</p>
      </div>
      <div className="lab-header__actions">
        <ShareButtons />
        <ToolButton kind="bare" aria-label={label} title={label} onClick={onTheme}>
          <Icon aria-hidden="true" />
        </ToolButton>
      </div>
    </header>
  )
}

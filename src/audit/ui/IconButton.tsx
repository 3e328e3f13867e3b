import type { LucideIcon } from 'lucide-react'
import { ToolButton } from './ToolButton'

type Props = { icon: LucideIcon; label: string; onClick: () => void }

/** A button without words; its name is a tooltip too. */
export const IconButton = ({ icon: Icon, label, onClick }: Props) => (
  <ToolButton kind="bare" aria-label={label} title={label} onClick={onClick}>
    <Icon aria-hidden="true" />
  </ToolButton>
)

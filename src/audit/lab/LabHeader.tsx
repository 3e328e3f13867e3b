import { ListChecks } from 'lucide-react'
import { viewsAddress } from '../addresses'
import { ShareButtons } from './panels/ShareButtons'
import { ToolHeader } from '../ui/ToolHeader'
import { copy } from './words/copy'

type Props = { theme: 'light' | 'dark'; onTheme: () => void }

export const LabHeader = (props: Props) => (
  <ToolHeader title={copy.title} lead={copy.lead} skip={{ href: '#diagrama', label: copy.skip }} {...props}>
    <a className="tool-button" href={viewsAddress}>
      <ListChecks aria-hidden="true" />
      {copy.dossier}
    </a>
    <ShareButtons />
  </ToolHeader>
)

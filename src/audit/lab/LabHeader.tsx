import { ListChecks } from 'lucide-react'
import { dossierAddress } from '../addresses'
import { ShareButtons } from './panels/ShareButtons'
import { ToolHeader } from '../ui/ToolHeader'
import { labTexts } from './texts/labTexts'

type Props = { theme: 'light' | 'dark'; onTheme: () => void }

export const LabHeader = (props: Props) => (
  <ToolHeader
    title={labTexts.title}
    lead={labTexts.lead}
    skip={{ href: '#diagrama', label: labTexts.skip }}
    {...props}
  >
    <a className="tool-button" href={dossierAddress}>
      <ListChecks aria-hidden="true" />
      {labTexts.dossier}
    </a>
    <ShareButtons />
  </ToolHeader>
)

import { ListChecks } from 'lucide-react'
import { dossierAddress } from '../addresses'
import { ShareButtons } from './panels/ShareButtons'
import { ToolHeader } from '../ui/ToolHeader'
import { labTexts } from './texts/labTexts'

export const LabHeader = () => (
  <ToolHeader title={labTexts.title} lead={labTexts.lead} skip={{ href: '#diagrama', label: labTexts.skip }}>
    <a className="tool-button" href={dossierAddress}>
      <ListChecks aria-hidden="true" />
      {labTexts.dossier}
    </a>
    <ShareButtons />
  </ToolHeader>
)

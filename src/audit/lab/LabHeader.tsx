import { ListChecks } from 'lucide-react'
import { ShareButtons } from './panels/ShareButtons'
import { ToolHeader } from '../ui/ToolHeader'
import { useSetup } from './state/labContext'
import { labTexts } from './texts/labTexts'

export function LabHeader() {
  const { subject, dossier } = useSetup()
  const { title, lead } = subject.words
  return (
    <ToolHeader title={title} lead={lead} skip={{ href: '#diagrama', label: labTexts.skip }}>
      {dossier && (
        <a className="tool-button" href={dossier}>
          <ListChecks aria-hidden="true" />
          {labTexts.dossier}
        </a>
      )}
      <ShareButtons />
    </ToolHeader>
  )
}

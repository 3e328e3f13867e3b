import { FileText, Printer, Sheet, Workflow } from 'lucide-react'
import { ToolButton } from '../ui/ToolButton'
import { dossierFolder, labAddress } from '../addresses'
import { printWhole } from './state/printWhole'
import { copy } from './words/copy'

/** To the lab, to paper, and the files to take along. */
export function DossierLinks({ hasDossier }: { hasDossier: boolean }) {
  return (
    <>
      <a className="tool-button" href={labAddress}>
        <Workflow aria-hidden="true" />
        {copy.lab}
      </a>
      {hasDossier && (
        <>
          <a className="tool-button" href={`${dossierFolder}expediente.html`}>
            <FileText aria-hidden="true" />
            {copy.wholeFile}
          </a>
          <a className="tool-button" href={`${dossierFolder}matriz.csv`} download>
            <Sheet aria-hidden="true" />
            {copy.csv}
          </a>
          <ToolButton onClick={() => void printWhole()}>
            <Printer aria-hidden="true" />
            {copy.print}
          </ToolButton>
        </>
      )}
    </>
  )
}

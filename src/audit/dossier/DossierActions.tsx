import { FileText, Printer, Sheet, Workflow } from 'lucide-react'
import { ToolButton } from '../ui/ToolButton'
import { dossierFolder, labAddress } from '../addresses'
import { printWithPictures } from './state/print'
import { copy } from './words/copy'

/** To the lab, to paper, and the files to take along. */
export function DossierActions({ hasDossier }: { hasDossier: boolean }) {
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
          <ToolButton onClick={() => void printWithPictures()}>
            <Printer aria-hidden="true" />
            {copy.print}
          </ToolButton>
        </>
      )}
    </>
  )
}

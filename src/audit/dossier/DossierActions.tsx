import { FileText, Printer, Workflow } from 'lucide-react'
import { ToolButton } from '../ui/ToolButton'
import { dossierFolder, labAddress } from '../addresses'
import { printWithPictures } from './state/print'
import { dossierTexts } from './texts/dossierTexts'

/** Links to the lab and to the dossier's files, and the print button. */
export function DossierActions({ hasDossier }: { hasDossier: boolean }) {
  return (
    <>
      <a className="tool-button" href={labAddress}>
        <Workflow aria-hidden="true" />
        {dossierTexts.lab}
      </a>
      {hasDossier && (
        <>
          <a className="tool-button" href={`${dossierFolder}expediente.html`}>
            <FileText aria-hidden="true" />
            {dossierTexts.wholeFile}
          </a>
          <ToolButton onClick={() => void printWithPictures()}>
            <Printer aria-hidden="true" />
            {dossierTexts.print}
          </ToolButton>
        </>
      )}
    </>
  )
}

import { summaryTexts } from '../texts/dossierTexts'

/** How a copy is checked, and how another machine writes the same dossier (docs/dossier-reproduce.md). */
export const CheckCommands = () => (
  <>
    <p>{summaryTexts.check}</p>
    <p>{summaryTexts.reproduce}</p>
  </>
)

import type { Requirement } from '../requirements/requirement'
import { matrixTexts } from '../texts/dossierTexts'
import './RequirementText.scss'

/** What a source asks: our summary, marked as such, and a quotation where we have one. */
export const RequirementText = ({
  row: { summary, quote },
}: {
  row: Pick<Requirement, 'summary' | 'quote'>
}) => (
  <>
    <span className="requirement-text">
      <span className="requirement-text__mark">{matrixTexts.summary}:</span> {summary}
    </span>
    {quote && (
      <q className="requirement-text__quote" lang="en">
        {quote}
      </q>
    )}
  </>
)

import type { Requirement } from '../requirements/requirement'
import { matrixTexts } from '../texts/dossierTexts'
import './RequirementText.scss'

/** What a source asks, marked as our words; beside them its own, where we have them. */
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

import type { Requirement } from '../requirements/requirement'
import { matrixCopy } from '../words/copy'
import './Asked.scss'

/** What a source asks, marked as our words; beside them its own, where we have them. */
export const RequirementText = ({
  row: { summary, quote },
}: {
  row: Pick<Requirement, 'summary' | 'quote'>
}) => (
  <>
    <span className="asked">
      <span className="asked__mark">{matrixCopy.summary}:</span> {summary}
    </span>
    {quote && (
      <q className="asked__quote" lang="en">
        {quote}
      </q>
    )}
  </>
)

import { Check, X } from 'lucide-react'
import { matrixTexts } from '../texts/dossierTexts'
import './ComparisonResult.scss'

type Props = {
  /** A Spanish sentence; null where the result is the expected one. */
  difference: string | null
  met: string
}

export const ComparisonResult = ({ difference, met }: Props) =>
  difference === null ? (
    <span className="comparison-result comparison-result--met">
      <Check role="img" aria-label={matrixTexts.outcomes.met} />
      {met}
    </span>
  ) : (
    <span className="comparison-result comparison-result--not-met">
      <X role="img" aria-label={matrixTexts.outcomes.notMet} />
      {difference}
    </span>
  )

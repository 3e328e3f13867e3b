import { Check, X } from 'lucide-react'
import './ComparisonResult.scss'

type Props = {
  /** A Spanish sentence; null where the result is the expected one. */
  difference: string | null
  met: string
}

export const ComparisonResult = ({ difference, met }: Props) =>
  difference === null ? (
    <span className="comparison-result comparison-result--met">
      <Check aria-hidden="true" />
      {met}
    </span>
  ) : (
    <span className="comparison-result comparison-result--not-met">
      <X aria-hidden="true" />
      {difference}
    </span>
  )

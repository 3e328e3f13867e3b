import { Check, X } from 'lucide-react'
import './ComparisonResult.scss'

type Props = {
  /** A Spanish sentence; null where the result is the expected one. */
  difference: string | null
  kept: string
}

export const ComparisonResult = ({ difference, kept }: Props) =>
  difference === null ? (
    <span className="comparison-result comparison-result--kept">
      <Check aria-hidden="true" />
      {kept}
    </span>
  ) : (
    <span className="comparison-result comparison-result--broken">
      <X aria-hidden="true" />
      {difference}
    </span>
  )

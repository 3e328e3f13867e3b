import { Check, X } from 'lucide-react'
import './Outcome.scss'

type Props = {
  /** A Spanish sentence; null where what was seen is what was expected. */
  difference: string | null
  kept: string
}

export const Outcome = ({ difference, kept }: Props) =>
  difference === null ? (
    <span className="outcome outcome--kept">
      <Check aria-hidden="true" />
      {kept}
    </span>
  ) : (
    <span className="outcome outcome--broken">
      <X aria-hidden="true" />
      {difference}
    </span>
  )

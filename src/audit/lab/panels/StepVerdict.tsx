import { useDisplayedEntry, useSetup } from '../state/labContext'
import { useVerdict } from '../state/useVerdict'
import { formatMoment } from '../texts/formatEntry'
import './StepVerdict.scss'
import { useStickyHeight } from './useStickyHeight'
import { VerdictSign } from './VerdictSign'

/**
 * On phones, where the chart is out of view while a step is pressed: what the step did and whether it keeps the rules.
 * Screen readers hear it from the chart's panel.
 */
export function StepVerdict() {
  const setup = useSetup()
  const displayed = useDisplayedEntry()
  const verdict = useVerdict()
  const box = useStickyHeight('--sticky-foot')
  if (!displayed) return null
  return (
    <div className="step-verdict" ref={box} aria-hidden="true">
      <p className="step-verdict__sentence">{formatMoment(setup, displayed)}</p>
      {verdict && (
        <p className={`step-verdict__result step-verdict__result--${verdict.kind}`}>
          <VerdictSign kind={verdict.kind} />
          <span className="step-verdict__sentence">{verdict.text}</span>
        </p>
      )}
    </div>
  )
}

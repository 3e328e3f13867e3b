import { Fragment } from 'react'
import type { DisplayedTab } from '../state/displayedEntry'
import { useSetup } from '../state/labContext'
import { screenTexts } from '../texts/machineTexts'
import { formatStates, formatStored } from '../../ui/formatState'
import { ValueText } from '../../ui/ValueText'
import './ActiveState.scss'

/** One tab's active state and stored values, in a line. */
export function ActiveState({ tab: { active, stored } }: { tab: DisplayedTab }) {
  const { chart, subject } = useSetup()
  const { places } = subject.words
  return (
    <dl className="active-state">
      <dt>{screenTexts.states}</dt>
      <dd>{formatStates(chart, active)}</dd>
      {Object.entries(places).map(([place, { long }]) => (
        <Fragment key={place}>
          <dt>{long}</dt>
          <dd>
            <ValueText text={formatStored(stored[place] ?? null)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

import type { DisplayedTab } from '../state/displayedEntry'
import { storageTexts, screenTexts } from '../texts/machineTexts'
import { formatStates, formatStored } from '../../ui/formatState'
import './ActiveState.scss'

/** One tab's active state and stored values, in a line. */
export function ActiveState({ tab: { active, stored } }: { tab: DisplayedTab }) {
  return (
    <dl className="active-state">
      <dt>{screenTexts.states}</dt>
      <dd>{formatStates(active)}</dd>
      <dt>{storageTexts.places.local}</dt>
      <dd>{formatStored(stored.local)}</dd>
      <dt>{storageTexts.places.session}</dt>
      <dd>{formatStored(stored.session)}</dd>
    </dl>
  )
}

import type { Stored } from '../../model/logEntry'
import { storageTexts, screenTexts } from '../texts/machineTexts'
import { formatStates, formatStored } from '../../ui/formatState'
import './ActiveState.scss'

type Props = { ids: readonly string[]; stored: Stored }

/** One tab's active state and stored values, in a line. */
export function ActiveState({ ids, stored }: Props) {
  return (
    <dl className="active-state">
      <dt>{screenTexts.states}</dt>
      <dd>{formatStates(ids)}</dd>
      <dt>{storageTexts.places.local}</dt>
      <dd>{formatStored(stored.local)}</dd>
      <dt>{storageTexts.places.session}</dt>
      <dd>{formatStored(stored.session)}</dd>
    </dl>
  )
}

import type { Stored } from '../../model/logEntry'
import { storageTexts, screenTexts } from '../texts/machineTexts'
import { formatStates, formatValue } from '../../ui/formatState'
import './ActiveState.scss'

type Props = { ids: readonly string[]; stored: Stored }

const format = (value: Stored['local']) =>
  value === 'SecurityError' ? storageTexts.refused : formatValue(value)

/** One tab's active state and stored values, in a line. */
export function ActiveState({ ids, stored }: Props) {
  return (
    <dl className="active-state">
      <dt>{screenTexts.states}</dt>
      <dd>{formatStates(ids)}</dd>
      <dt>{storageTexts.places.local}</dt>
      <dd>{format(stored.local)}</dd>
      <dt>{storageTexts.places.session}</dt>
      <dd>{format(stored.session)}</dd>
    </dl>
  )
}

import type { Stored } from '../../model/logEntry'
import { benchCopy, screenCopy } from '../words/copy'
import { sayStates, sayValue } from '../../ui/stateNames'
import './ActiveState.scss'

type Props = { ids: readonly string[]; stored: Stored }

const say = (value: Stored['local']) => (value === 'SecurityError' ? benchCopy.refused : sayValue(value))

/** Where one tab stands, in a line. */
export function ActiveState({ ids, stored }: Props) {
  return (
    <dl className="active-state">
      <dt>{screenCopy.states}</dt>
      <dd>{sayStates(ids)}</dd>
      <dt>{benchCopy.places.local}</dt>
      <dd>{say(stored.local)}</dd>
      <dt>{benchCopy.places.session}</dt>
      <dd>{say(stored.session)}</dd>
    </dl>
  )
}

import type { LogEntry } from '../../model/logEntry'
import { logTexts } from '../texts/machineTexts'
import './Sequence.scss'
import { SequenceEntry } from './SequenceEntry'

type Props = { log: readonly LogEntry[]; position: number }

/** The log as a sequence diagram with four lanes; for screen readers an ordered list. */
export function Sequence({ log, position }: Props) {
  return (
    <div className="sequence">
      <p className="sequence__lanes" aria-hidden="true">
        {Object.values(logTexts.lanes).map((lane) => (
          <span className="sequence__lane" key={lane}>
            {lane}
          </span>
        ))}
      </p>
      <ol className="sequence__entries" aria-label={logTexts.sequence}>
        {log.map((entry, index) => (
          <SequenceEntry key={entry.number} entry={entry} isShown={index === position} />
        ))}
      </ol>
    </div>
  )
}

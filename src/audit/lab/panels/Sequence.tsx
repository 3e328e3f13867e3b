import type { LogEntry } from '../../model/logEntry'
import { useSetup } from '../state/labContext'
import { lanesOf } from '../state/messagesOf'
import { logTexts } from '../texts/machineTexts'
import './Sequence.scss'
import { SequenceEntry } from './SequenceEntry'

type Props = {
  log: readonly LogEntry[]
  /** Number of the entry on display. */
  shown: number | undefined
}

/** The log as a sequence diagram with four lanes; for screen readers an ordered list. */
export function Sequence({ log, shown }: Props) {
  return (
    <div className="sequence">
      <p className="sequence__lanes" aria-hidden="true">
        {lanesOf(useSetup().subject.words).map((lane) => (
          <span className="sequence__lane" key={lane}>
            {lane}
          </span>
        ))}
      </p>
      <ol className="sequence__entries" aria-label={logTexts.sequence}>
        {log.map((entry) => (
          <SequenceEntry key={entry.number} entry={entry} isShown={entry.number === shown} />
        ))}
      </ol>
    </div>
  )
}

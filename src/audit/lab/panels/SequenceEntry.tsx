import { memo } from 'react'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { initialStep } from '../../model/steps'
import type { LogEntry } from '../../model/logEntry'
import { useSetup } from '../state/labContext'
import { lanesOf, messagesOf } from '../state/messagesOf'
import { formatCall } from '../texts/formatEntry'
import { formatStates } from '../../ui/formatState'
import { ValueText } from '../../ui/ValueText'
import './SequenceEntry.scss'

type Props = { entry: LogEntry; isShown: boolean }

/** The messages of one entry and the state they leave the gate in. */
export const SequenceEntry = memo(function SequenceEntry({ entry, isShown }: Props) {
  const { chart, subject } = useSetup()
  const { steps, words } = subject
  const lanes = lanesOf(words)
  const cause = entry.step === initialStep ? 'abre la página' : steps.find(entry.step).label
  return (
    <li className="sequence-entry" {...(isShown && { 'aria-current': 'step' as const })}>
      {messagesOf(entry, steps, words.places).map((message, index) => (
        <div className="sequence-entry__message" data-from={message.from} data-to={message.to} key={index}>
          <VisuallyHidden>{`${lanes[message.from]} → ${lanes[message.to]}: `}</VisuallyHidden>
          <div className="sequence-entry__words">
            <ValueText text={message.call ? formatCall(message.call, words.places) : cause} />
          </div>
        </div>
      ))}
      <p className="sequence-entry__state">
        {entry.tab === 'b' && 'B · '}
        {formatStates(chart, entry.after)}
        {entry.rules.length > 0 && <small className="sequence-entry__rules">{entry.rules.join(', ')}</small>}
      </p>
    </li>
  )
})

import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { formatStep, initialStep } from '../../model/steps'
import type { LogEntry } from '../../model/logEntry'
import { messagesOf, type Message } from '../state/messagesOf'
import { logTexts } from '../texts/machineTexts'
import { formatCall } from '../texts/formatEntry'
import { formatStates } from '../../ui/formatState'
import './SequenceEntry.scss'

type Props = { entry: LogEntry; isShown: boolean }

const formatMessage = (entry: LogEntry, { call }: Message) =>
  call ? formatCall(call) : entry.step === initialStep ? 'abre la página' : formatStep(entry.step)

/** The messages of one entry and the state they leave the gate in. */
export function SequenceEntry({ entry, isShown }: Props) {
  return (
    <li className="sequence-entry" {...(isShown && { 'aria-current': 'step' as const })}>
      {messagesOf(entry).map((message, index) => (
        <p className="sequence-entry__message" data-from={message.from} data-to={message.to} key={index}>
          <VisuallyHidden>{`${logTexts.lanes[message.from]} → ${logTexts.lanes[message.to]}: `}</VisuallyHidden>
          <span className="sequence-entry__words">{formatMessage(entry, message)}</span>
        </p>
      ))}
      <p className="sequence-entry__state">
        {entry.tab === 'b' && 'B · '}
        {formatStates(entry.after)}
        {entry.rules.length > 0 && <small className="sequence-entry__rules">{entry.rules.join(', ')}</small>}
      </p>
    </li>
  )
}

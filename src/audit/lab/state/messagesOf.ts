import type { LogEntry, StorageCall } from '../../model/logEntry'
import { actionOf, initialStep } from '../../model/steps'

type Lane = 'visitor' | 'gate' | 'local' | 'session'

/** One message between two parties of the sequence. */
export interface Message {
  readonly from: Lane
  readonly to: Lane
  /** null is the event itself. */
  readonly call: StorageCall | null
}

const toMessage = (call: StorageCall): Message => ({
  from: call.call === 'read' ? call.place : 'gate',
  to: call.call === 'read' ? 'gate' : call.place,
  call,
})

// What other tabs do reaches the gate from the storage; the result of the gate's own reading has no sender.
const senderOf = ({ step }: LogEntry): Lane =>
  step !== initialStep && actionOf(step).kind === 'writeElsewhere' ? 'local' : 'visitor'

/** An entry as messages: the event that arrived, then each reading and writing. */
export function messagesOf(entry: LogEntry): readonly Message[] {
  const isAnswer = / (done|failed)$/.test(entry.event)
  const event: Message = { from: senderOf(entry), to: 'gate', call: null }
  return [...(isAnswer ? [] : [event]), ...entry.calls.map(toMessage)]
}

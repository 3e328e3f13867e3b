import type { LogEntry } from '../../model/logEntry'
import { initialStep, type StepTable } from '../../model/steps'
import type { SubjectWords } from '../../model/subject'
import type { WorldCall } from '../../model/world'

/** Lifelines of the sequence by their number: who sends, the machine, then the places of the world. */
const senderLane = 0
const machineLane = 1
const firstPlaceLane = 2

/** One message between two parties of the sequence. */
export interface Message {
  readonly from: number
  readonly to: number
  /** null is the event itself. */
  readonly call: WorldCall | null
}

/** Names of the lifelines, in order. */
export const lanesOf = ({ sender, places, machine }: SubjectWords): readonly string[] => [
  sender,
  machine,
  ...Object.values(places).map(({ short }) => short),
]

/** An entry as messages: the event that arrived, then each reading and writing. */
export function messagesOf(
  entry: LogEntry,
  steps: StepTable,
  places: SubjectWords['places'],
): readonly Message[] {
  const laneOf = (place: string) => firstPlaceLane + Object.keys(places).indexOf(place)
  const toMessage = (call: WorldCall): Message => ({
    from: call.call === 'read' ? laneOf(call.place) : machineLane,
    to: call.call === 'read' ? machineLane : laneOf(call.place),
    call,
  })
  // What happens elsewhere reaches the machine from the first place; the result of its own reading has no sender.
  const isElsewhere = entry.step !== initialStep && steps.find(entry.step).action.kind === 'world'
  const event: Message = { from: isElsewhere ? firstPlaceLane : senderLane, to: machineLane, call: null }
  const isAnswer = / (done|failed)$/.test(entry.event)
  return [...(isAnswer ? [] : [event]), ...entry.calls.map(toMessage)]
}

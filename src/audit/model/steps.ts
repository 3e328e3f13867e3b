import type { AnyEventObject } from 'xstate'
import { openingWord, pageWords, type PageWord } from './pageWords'
import { formatDuration, waitMsOf } from './waits'

/** The machine may run in two pages at once: `b` opens with its first step. */
export type Tab = 'a' | 'b'

export type StepAction<Event extends AnyEventObject = AnyEventObject, WorldAction = unknown> =
  /** The page's visitor sends an event to its machine. */
  | { readonly kind: 'send'; readonly tab: Tab; readonly event: Event }
  | { readonly kind: 'open' | 'reload'; readonly tab: Tab }
  /** The page goes into the back-forward cache; comes out of it, or goes there and back. */
  | { readonly kind: 'freeze' | 'return'; readonly tab: Tab }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Something happens outside of the pages. */
  | { readonly kind: 'world'; readonly action: WorldAction }

interface StepTexts {
  /** Spanish, as part of a sentence, without a full stop: «pasan 50 ms». */
  readonly label: string
  /** Spanish, on a button of the lab: a word or two. */
  readonly button: string
}

interface StepWord<Event extends AnyEventObject = AnyEventObject, WorldAction = unknown> extends StepTexts {
  readonly action: StepAction<Event, WorldAction>
}

/** In the log: what caused the first reading. */
export const initialStep = 'inicio' as const

/** Any word of a deep link; `50ms` is virtual time, `b-` in front of a word is the second tab. */
export type StepOf<EventWord extends string, WorldWord extends string> =
  EventWord | WorldWord | PageWord | `b-${EventWord | PageWord}` | keyof typeof openingWord | `${number}ms`

/** The steps of a subject: all that can happen to its machine. */
export interface StepTable<
  Word extends string = string,
  Event extends AnyEventObject = AnyEventObject,
  WorldAction = unknown,
> {
  /** What the visitor of the first tab can send, in the order of the buttons. */
  readonly events: readonly Word[]
  /** What can happen outside of the pages, in the order of the buttons. */
  readonly elsewhere: readonly Word[]
  /** Waits that matter to the machine, in milliseconds: around each of its delays. */
  readonly waitsMs: readonly number[]
  isStep(word: string): word is Word
  find(step: Word): StepWord<Event, WorldAction>
  /** The step that an event is which a page's own screen sent; null for what no visitor sends. */
  stepOf(event: AnyEventObject, tab: Tab): Word | null
}

interface StepWords<EventWord extends string, WorldWord extends string, Event, WorldAction> {
  readonly events: Readonly<Record<EventWord, StepTexts & { readonly event: Event }>>
  readonly elsewhere: Readonly<Record<WorldWord, StepTexts & { readonly action: WorldAction }>>
  readonly waitsMs: readonly number[]
}

const subjects = {
  a: { event: '', page: 'la página ' },
  b: { event: 'en la pestaña B ', page: 'la pestaña B ' },
} as const

const entriesOf = <Value>(record: Readonly<Record<string, Value>>) => Object.entries<Value>(record)

function wait(ms: number): StepWord<never, never> {
  const duration = formatDuration(ms)
  const verb = duration.startsWith('1 ') ? 'pasa' : 'pasan'
  return { action: { kind: 'wait', ms }, label: `${verb} ${duration}`, button: `+${duration}` }
}

const holdsAll = (event: AnyEventObject, wanted: AnyEventObject) =>
  Object.entries(wanted).every(([key, value]) => event[key] === value)

/** The step table of a subject whose visitors send `events`, in a world where `elsewhere` can happen. */
export function createStepTable<
  EventWord extends string,
  WorldWord extends string,
  Event extends AnyEventObject,
  WorldAction,
>({
  events,
  elsewhere,
  waitsMs,
}: StepWords<EventWord, WorldWord, Event, WorldAction>): StepTable<
  StepOf<EventWord, WorldWord>,
  Event,
  WorldAction
> {
  type Word = StepOf<EventWord, WorldWord>
  type Entry = [word: string, StepWord<Event, WorldAction>]
  const wordsOf = (tab: Tab): Entry[] => {
    const { event: sender, page } = subjects[tab]
    const named = (word: string) => (tab === 'b' ? `b-${word}` : word)
    return [
      ...entriesOf(events).map(([word, { event, label, button }]): Entry => [
        named(word),
        { action: { kind: 'send', tab, event }, label: sender + label, button },
      ]),
      ...entriesOf(pageWords).map(([word, { action, label, button }]): Entry => [
        named(word),
        { action: { ...action, tab }, label: page + label, button },
      ]),
    ]
  }
  const words: ReadonlyMap<string, StepWord<Event, WorldAction>> = new Map<
    string,
    StepWord<Event, WorldAction>
  >([
    ...wordsOf('a'),
    ...wordsOf('b'),
    ...entriesOf(openingWord),
    ...entriesOf(elsewhere).map(([word, { action, label, button }]): Entry => [
      word,
      { action: { kind: 'world', action }, label, button },
    ]),
  ])

  return {
    events: Object.keys(events) as EventWord[],
    elsewhere: Object.keys(elsewhere) as WorldWord[],
    waitsMs,
    isStep: (word): word is Word => words.has(word) || waitMsOf(word) > 0,
    find: (step) => words.get(step) ?? wait(waitMsOf(step)),
    stepOf(event, tab) {
      const isSame = ({ action }: StepWord<Event, WorldAction>) =>
        action.kind === 'send' && action.tab === tab && holdsAll(event, action.event)
      return ([...words].find(([, word]) => isSame(word))?.[0] ?? null) as Word | null
    },
  }
}

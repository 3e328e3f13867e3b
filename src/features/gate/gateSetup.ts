import { fromCallback, fromPromise, setup } from 'xstate'
import { rejectionPulseMs } from '../../content/constants'
import type { AnswerName } from '../../content/legal'
import type { StoragePlace, StoredStatus } from './gateStorage'

export type GateEvent =
  /** `remember`: the box is ticked. */
  | { type: 'yes'; remember: boolean }
  | { type: Exclude<AnswerName, 'yes'> }
  /** "Forget my answer" is pressed, at the bottom of the site. */
  | { type: 'forget' }
  /** Another tab changed the answer, or the page came back from the back-forward cache; `stored` is what is read then. */
  | { type: 'status.changed'; stored: StoredStatus }

/** `R…` is a rule of the specification (§4), `X…` one of ours where it is silent. */
export interface RuleMeta {
  rule: string
  extension?: true
}

const notProvided = (name: string) => () => {
  throw new Error(`gateMachine: "${name}" has no implementation, use createGate`)
}

/** The names that the chart uses. createGate implements the effects: the chart alone has none. */
export const gateSetup = setup({
  types: {
    events: {} as GateEvent,
    tags: {} as 'loading' | 'unsaved',
    transitionMeta: {} as RuleMeta,
  },
  actors: {
    readStatus: fromPromise<StoredStatus>(async () => notProvided('readStatus')()),
    writeAccepted: fromPromise<void, { place: StoragePlace }>(async () => notProvided('writeAccepted')()),
    watchStatus: fromCallback<GateEvent>(() => {}),
  },
  actions: {
    removeStatus: (_, _params: { place: StoragePlace }) => notProvided('removeStatus')(),
  },
  guards: {
    localIsAccepted: (_, stored: StoredStatus) => stored.kind === 'accepted' && stored.place === 'local',
    localIsForeign: (_, stored: StoredStatus) => stored.kind === 'foreign' && stored.place === 'local',
    sessionIsAccepted: (_, stored: StoredStatus) => stored.kind === 'accepted' && stored.place === 'session',
    sessionIsForeign: (_, stored: StoredStatus) => stored.kind === 'foreign' && stored.place === 'session',
    isAccepted: (_, stored: StoredStatus) => stored.kind === 'accepted',
    isForeign: (_, stored: StoredStatus) => stored.kind === 'foreign',
    isAbsent: (_, stored: StoredStatus) => stored.kind === 'absent',
    wantsToBeRemembered: (_, { remember }: { remember: boolean }) => remember,
  },
  delays: { rejectionPulse: rejectionPulseMs },
})

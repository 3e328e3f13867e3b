import { createActor } from 'xstate'
import { toDirectedGraph, type DirectedGraphNode } from 'xstate/graph'
import { gateMachine } from '../../src/features/gate/gateMachine'

const nameOf = (part: unknown): string =>
  typeof part === 'string' ? part : part && typeof part === 'object' && 'type' in part ? String(part.type) : ''

const rows = (node: DirectedGraphNode): string[] => [
  ...node.edges.map(({ source, target, transition }) =>
    [
      transition.meta?.rule,
      source.id,
      transition.eventType,
      nameOf(transition.guard),
      target.id,
      transition.actions.map(nameOf).join('+'),
    ].join(' | '),
  ),
  ...node.children.flatMap(rows),
]

it('the whole chart, as reviewed: rule | from | event | guard | to | effects', () => {
  expect(rows(toDirectedGraph(gateMachine))).toEqual([
    'R2 | gate.checking | xstate.done.actor.readStatus | localIsAccepted | gate.accepted.remembered | ',
    'R3 | gate.checking | xstate.done.actor.readStatus | localIsForeign | gate.not-accepted | removeStatus',
    'R4 | gate.checking | xstate.done.actor.readStatus | sessionIsAccepted | gate.accepted.remembered | ',
    'R5 | gate.checking | xstate.done.actor.readStatus | sessionIsForeign | gate.not-accepted | removeStatus',
    'R6 | gate.checking | xstate.done.actor.readStatus |  | gate.not-accepted | ',
    'X1 | gate.checking | xstate.error.actor.readStatus |  | gate.not-accepted | ',
    'R7 | gate.not-accepted | yes | wantsToBeRemembered | gate.accepted.storing | ',
    'R8 | gate.not-accepted | yes |  | gate.accepted.storing | ',
    'R9 | gate.not-accepted | no |  | gate.not-accepted.rejecting | ',
    'X4 | gate.not-accepted | status.changed | isAccepted | gate.accepted.remembered | ',
    'X4 | gate.not-accepted | status.changed | isForeign | gate.not-accepted | removeStatus',
    'R10 | gate.not-accepted.rejecting | xstate.after.rejectionPulse.gate.not-accepted.rejecting |  | gate.not-accepted.asking | ',
    'X3 | gate.accepted | forget |  | gate.not-accepted | removeStatus+removeStatus',
    'R7-R8 | gate.accepted.storing | xstate.done.actor.writeAccepted |  | gate.accepted.remembered | ',
    'X2 | gate.accepted.storing | xstate.error.actor.writeAccepted |  | gate.accepted.unsaved | ',
    'X4 | gate.accepted.remembered | status.changed | isForeign | gate.not-accepted | removeStatus',
    'X4 | gate.accepted.remembered | status.changed | isAbsent | gate.not-accepted | ',
  ])
})

it('the bare chart starts, touches nothing, and fails closed', async () => {
  const gate = createActor(gateMachine).start()
  expect(gate.getSnapshot().value).toBe('checking')
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(gate.getSnapshot().value).toEqual({ 'not-accepted': 'asking' })
})

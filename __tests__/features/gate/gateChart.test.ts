import { createActor } from 'xstate'
import { deriveChart } from '../../../tools/chart/deriveChart'
import { gateChart } from '../../../src/audit/chart/gateChart'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { settle } from '../../support/gate'

it('the whole chart is the one reviewed: once read, `npx jest __tests__/features/gate/gateChart.test.ts -u` renews it', () => {
  const rows = deriveChart().transitions.map(({ rule, from, event, guard, to, effects }) =>
    [rule, from, event, guard || '-', to, effects.join('+') || '-'].join(' | '),
  )
  expect(['rule | from | event | guard | to | effects', ...rows].join('\n')).toMatchInlineSnapshot(`
    "rule | from | event | guard | to | effects
    R2 | gate.checking | readStatus done | localIsAccepted | gate.accepted.remembered | -
    R3 | gate.checking | readStatus done | localIsForeign | gate.not-accepted | removeStatus
    R4 | gate.checking | readStatus done | sessionIsAccepted | gate.accepted.remembered | -
    R5 | gate.checking | readStatus done | sessionIsForeign | gate.not-accepted | removeStatus
    R6 | gate.checking | readStatus done | - | gate.not-accepted | -
    X1 | gate.checking | readStatus failed | - | gate.not-accepted | -
    R7 | gate.not-accepted | yes | wantsToBeRemembered | gate.accepted.storing | -
    R8 | gate.not-accepted | yes | - | gate.accepted.storing | -
    R9 | gate.not-accepted | no | - | gate.not-accepted.rejecting | -
    X4 | gate.not-accepted | status.changed | isAccepted | gate.accepted.remembered | -
    X4 | gate.not-accepted | status.changed | isForeign | gate.not-accepted | removeStatus
    R10 | gate.not-accepted.rejecting | after rejectionPulse | - | gate.not-accepted.asking | -
    X3 | gate.accepted | forget | - | gate.not-accepted | removeStatus+removeStatus
    R7-R8 | gate.accepted.storing | writeAccepted done | - | gate.accepted.remembered | -
    X2 | gate.accepted.storing | writeAccepted failed | - | gate.accepted.unsaved | -
    X4 | gate.accepted.remembered | status.changed | isForeign | gate.not-accepted | removeStatus
    X4 | gate.accepted.remembered | status.changed | isAbsent | gate.not-accepted | -"
  `)
})

it('the lab starts from the chart of the machine the site runs', () => {
  expect(gateChart).toEqual(deriveChart())
})

describe('the bare chart', () => {
  it('starts, touches nothing, and fails closed', async () => {
    const gate = createActor(gateMachine).start()
    expect(gate.getSnapshot().value).toBe('checking')
    await settle()
    expect(gate.getSnapshot().value).toEqual({ 'not-accepted': 'asking' })
  })

  it('names each effect without an implementation', async () => {
    const told: string[] = []
    const hear = (error: unknown) => void told.push((error as Error).message)
    const gate = createActor(gateMachine, {
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && 'error' in seen.event) hear(seen.event.error)
      },
    })
    gate.subscribe({ error: hear })
    gate.start()
    await settle()
    gate.send({ type: 'yes', remember: true })
    await settle()
    gate.send({ type: 'forget' })
    expect(told).toEqual(
      ['readStatus', 'writeAccepted', 'removeStatus'].map(
        (name) => `gateMachine: "${name}" has no implementation, use createGate`,
      ),
    )
  })
})

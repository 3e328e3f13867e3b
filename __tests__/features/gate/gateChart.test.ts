import { createActor } from 'xstate'
import { deriveChart } from '../../../tools/chart/deriveChart'
import { gateChart } from '../../../src/audit/chart/gateChart'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { settle } from '../../support/gate'

it('the lab starts from the chart of the machine the site runs: else `npm run chart`', () => {
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
    const messages: string[] = []
    const record = (error: unknown) => void messages.push((error as Error).message)
    const gate = createActor(gateMachine, {
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && 'error' in seen.event) record(seen.event.error)
      },
    })
    gate.subscribe({ error: record })
    gate.start()
    await settle()
    gate.send({ type: 'yes', remember: true })
    await settle()
    gate.send({ type: 'forget' })
    expect(messages).toEqual(
      ['readStatus', 'writeAccepted', 'removeStatus'].map(
        (name) => `gateMachine: "${name}" has no implementation, use createGate`,
      ),
    )
  })
})

import { createActor } from 'xstate'
import type { Chart } from '../../../src/audit/chart/chart'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { settle } from '../../support/gate'

// The mutation runs rewrite the machine's functions: __tests__/tools/chart/chartFiles.test.ts compares their texts.
const withoutFunctions = (chart: Chart): unknown =>
  JSON.parse(JSON.stringify(chart), (_, value: unknown) =>
    typeof value === 'string' && value.includes('=>') ? 'function' : value,
  )

it('the lab starts from the chart of the machine the site runs: else `npm run chart`', () => {
  expect(withoutFunctions(gateChart)).toEqual(withoutFunctions(deriveGateChart()))
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

import { rejection } from '../../../src/content/gateScriptTexts'
import { settle, gateOn, throwSecurityError } from '../../support/gate'
import { remembered, asking, rejecting } from './support/chartStates'

describe('SÍ (R7, R8, X2)', () => {
  it('has stored the answer when send() returns', async () => {
    const { gate, memory } = await gateOn()
    gate.send({ type: 'yes', remember: true })
    expect(memory.dump()).toEqual({ local: 'accepted' })
  })

  it('enters for this page view where the answer cannot be stored, and says so', async () => {
    const { gate, memory, state, shown } = await gateOn({}, { writeAccepted: throwSecurityError })
    gate.send({ type: 'yes', remember: true })
    await settle()
    expect(state()).toEqual({ accepted: 'unsaved' })
    expect(gate.getSnapshot().hasTag('unsaved')).toBe(true)
    expect(shown()?.status).toBe('accepted')
    expect(memory.dump()).toEqual({})
  })

  it('pressed twice enters once', async () => {
    const { gate, state } = await gateOn()
    gate.send({ type: 'yes', remember: false })
    gate.send({ type: 'yes', remember: true })
    await settle()
    expect(state()).toEqual(remembered)
  })
})

describe('NO (R9, R10)', () => {
  it('holds the message for 50 ms: still there at 49, gone at 50', async () => {
    const { gate, clock, state, shown } = await gateOn()
    gate.send({ type: 'no' })
    expect(shown()).toEqual({ status: 'not-accepted', isLoading: false, errorMessage: rejection })
    clock.increment(49)
    expect(shown()?.errorMessage).toBe(rejection)
    clock.increment(1)
    expect(shown()?.errorMessage).toBeNull()
    expect(state()).toEqual(asking)
  })

  it('a second NO starts the 50 ms again', async () => {
    const { gate, clock, state } = await gateOn()
    gate.send({ type: 'no' })
    clock.increment(30)
    gate.send({ type: 'no' })
    clock.increment(49)
    expect(state()).toEqual(rejecting)
    clock.increment(1)
    expect(state()).toEqual(asking)
  })

  it('SÍ still enters afterwards', async () => {
    const { gate, memory, state } = await gateOn()
    gate.send({ type: 'no' })
    gate.send({ type: 'yes', remember: false })
    await settle()
    expect(state()).toEqual(remembered)
    expect(memory.dump()).toEqual({ session: 'accepted' })
  })
})

it('"Olvidar mi respuesta" removes both stored answers (X3)', async () => {
  const { gate, memory, state } = await gateOn({ local: 'accepted', session: 'accepted' })
  gate.send({ type: 'forget' })
  expect(memory.dump()).toEqual({})
  expect(state()).toEqual(asking)
})

it('"Olvidar mi respuesta" works for an answer that was never saved', async () => {
  const { gate, state } = await gateOn({}, { writeAccepted: throwSecurityError })
  gate.send({ type: 'yes', remember: true })
  await settle()
  gate.send({ type: 'forget' })
  expect(state()).toEqual(asking)
})

it('ignores, in every state, events that the state does not handle', async () => {
  const accepted = await gateOn({ local: 'accepted' })
  accepted.gate.send({ type: 'no' })
  expect(accepted.state()).toEqual(remembered)
  const question = await gateOn()
  question.gate.send({ type: 'forget' })
  expect(question.state()).toEqual(asking)
  question.memory.change({})
  expect(question.state()).toEqual(asking)
})

import { rejection } from '../../../src/content/gateSentences'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import type { StoredStatus } from '../../../src/features/gate/gateStorage'
import { settle, gateOn, refuses } from '../../support/gate'

const remembered = { accepted: 'remembered' }
const asking = { 'not-accepted': 'asking' }
const rejecting = { 'not-accepted': 'rejecting' }

describe('each guard holds for what its name says, and for nothing else', () => {
  type Guard = (parts: unknown, params: unknown) => boolean
  const guards = Object.entries(gateMachine.implementations.guards) as unknown as [string, Guard][]
  const holding = (params: object) => guards.filter(([, guard]) => guard({}, params)).map(([name]) => name)

  it.each<[StoredStatus, string[]]>([
    [{ kind: 'accepted', place: 'local' }, ['localIsAccepted', 'isAccepted']],
    [{ kind: 'foreign', place: 'local' }, ['localIsForeign', 'isForeign']],
    [{ kind: 'accepted', place: 'session' }, ['sessionIsAccepted', 'isAccepted']],
    [{ kind: 'foreign', place: 'session' }, ['sessionIsForeign', 'isForeign']],
    [{ kind: 'absent' }, ['isAbsent']],
  ])('read %j', (stored, names) => {
    expect(holding(stored)).toEqual(names)
  })

  it('SÍ with the box ticked or not', () => {
    expect(holding({ remember: true })).toEqual(['wantsToBeRemembered'])
    expect(holding({ remember: false })).toEqual([])
  })
})

describe('on start (R1–R6, X1)', () => {
  it('is checking, loading on, before storage has answered', () => {
    const promise = gateOn({ local: 'accepted' })
    return promise.then(({ heard }) =>
      expect(heard[0]).toEqual({ status: 'checking', isLoading: true, errorMessage: null }),
    )
  })

  it('shows the site to who has accepted, loading off', async () => {
    const { shown } = await gateOn({ session: 'accepted' })
    expect(shown()).toEqual({ status: 'accepted', isLoading: false, errorMessage: null })
  })

  it('reads persistent storage first, and session storage only if the first holds nothing', async () => {
    const { state } = await gateOn({ local: 'x', session: 'accepted' })
    expect(state()).toEqual(asking)
  })

  it('fails closed when storage cannot be read (X1)', async () => {
    const { state, shown } = await gateOn({ local: 'accepted' }, { read: refuses })
    expect(state()).toEqual(asking)
    expect(shown()).toEqual({ status: 'not-accepted', isLoading: false, errorMessage: null })
  })
})

describe('the value matrix: what was stored × what the visitor answers → state and what stays stored', () => {
  const values = [undefined, 'accepted', 'x', '', 'ACCEPTED', ' accepted']
  const store = (local: string | undefined, session: string | undefined) => ({
    ...(local !== undefined && { local }),
    ...(session !== undefined && { session }),
  })
  const cases = values.flatMap((local) => values.map((session) => [local, session] as const))

  it.each(cases)('local %j, session %j', async (local, session) => {
    const opensByItself = local === 'accepted' || (local === undefined && session === 'accepted')
    const afterStart = opensByItself
      ? store(local, session)
      : local !== undefined
        ? store(undefined, session)
        : store(undefined, undefined)

    const start = await gateOn(store(local, session))
    expect(start.state()).toEqual(opensByItself ? remembered : asking)
    expect(start.memory.dump()).toEqual(afterStart)

    for (const remember of [true, false]) {
      const { gate, memory, state } = await gateOn(store(local, session))
      gate.send({ type: 'yes', remember })
      await settle()
      expect(state()).toEqual(remembered)
      expect(memory.dump()).toEqual(
        opensByItself ? afterStart : { ...afterStart, [remember ? 'local' : 'session']: 'accepted' },
      )
    }

    const refused = await gateOn(store(local, session))
    refused.gate.send({ type: 'no' })
    expect(refused.state()).toEqual(opensByItself ? remembered : rejecting)
    expect(refused.memory.dump()).toEqual(afterStart)

    const forgotten = await gateOn(store(local, session))
    forgotten.gate.send({ type: 'forget' })
    expect(forgotten.state()).toEqual(asking)
    expect(forgotten.memory.dump()).toEqual(opensByItself ? {} : afterStart)
  })
})

describe('SÍ (R7, R8, X2)', () => {
  it('has stored the answer when send() returns', async () => {
    const { gate, memory } = await gateOn()
    gate.send({ type: 'yes', remember: true })
    expect(memory.dump()).toEqual({ local: 'accepted' })
  })

  it('enters for this page view where the answer cannot be stored, and says so', async () => {
    const { gate, memory, state, shown } = await gateOn({}, { writeAccepted: refuses })
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

  it('does not bar a SÍ afterwards', async () => {
    const { gate, memory, state } = await gateOn()
    gate.send({ type: 'no' })
    gate.send({ type: 'yes', remember: false })
    await settle()
    expect(state()).toEqual(remembered)
    expect(memory.dump()).toEqual({ session: 'accepted' })
  })
})

describe('another tab, or a page out of the back-forward cache (X4)', () => {
  it('is watched under the name that the lab tells it by', async () => {
    const { gate } = await gateOn()
    expect(Object.keys(gate.getSnapshot().children)).toEqual(['watchStatus'])
  })

  it('opens when the other tab accepted', async () => {
    const { memory, state } = await gateOn()
    memory.change({ local: 'accepted' })
    expect(state()).toEqual(remembered)
  })

  it('asks again when the other tab forgot', async () => {
    const { memory, state } = await gateOn({ local: 'accepted' })
    memory.change({})
    expect(state()).toEqual(asking)
  })

  it('leaves a tab alone that holds its own session answer', async () => {
    const { memory, state } = await gateOn({ local: 'accepted', session: 'accepted' })
    memory.change({ session: 'accepted' })
    expect(state()).toEqual(remembered)
  })

  it.each(['local', 'session'] as const)(
    'asks again on a foreign value, and removes it: %s',
    async (place) => {
      const { memory, state } = await gateOn({ [place]: 'accepted' })
      memory.change({ [place]: 'x' })
      expect(state()).toEqual(asking)
      expect(memory.dump()).toEqual({})
    },
  )

  it('removes a foreign value that appears while asking, and goes on asking', async () => {
    const { memory, state } = await gateOn()
    memory.change({ session: 'x' })
    expect(state()).toEqual(asking)
    expect(memory.dump()).toEqual({})
  })

  it('asks again when storage can no longer be read', async () => {
    let readings = 0
    const { memory, state } = await gateOn(
      {},
      { read: () => (readings++ === 0 ? { kind: 'accepted', place: 'local' } : refuses()) },
    )
    expect(state()).toEqual(remembered)
    memory.change({})
    expect(state()).toEqual(asking)
  })

  it('lets a visitor stay whose answer could not be saved', async () => {
    const { gate, memory, state } = await gateOn({}, { writeAccepted: refuses })
    gate.send({ type: 'yes', remember: true })
    await settle()
    memory.change({})
    expect(state()).toEqual({ accepted: 'unsaved' })
  })
})

it('"Olvidar mi respuesta" removes both stored answers (X3)', async () => {
  const { gate, memory, state } = await gateOn({ local: 'accepted', session: 'accepted' })
  gate.send({ type: 'forget' })
  expect(memory.dump()).toEqual({})
  expect(state()).toEqual(asking)
})

it('"Olvidar mi respuesta" works for an answer that was never saved', async () => {
  const { gate, state } = await gateOn({}, { writeAccepted: refuses })
  gate.send({ type: 'yes', remember: true })
  await settle()
  gate.send({ type: 'forget' })
  expect(state()).toEqual(asking)
})

it('ignores, in every state, what that state does not know', async () => {
  const accepted = await gateOn({ local: 'accepted' })
  accepted.gate.send({ type: 'no' })
  expect(accepted.state()).toEqual(remembered)
  const question = await gateOn()
  question.gate.send({ type: 'forget' })
  expect(question.state()).toEqual(asking)
  question.memory.change({})
  expect(question.state()).toEqual(asking)
})

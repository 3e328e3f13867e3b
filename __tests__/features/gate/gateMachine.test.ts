import { gateMachine } from '../../../src/features/gate/gateMachine'
import type { StoredStatus } from '../../../src/features/gate/gateStorage'
import { settle, gateOn, throwSecurityError } from '../../support/gate'
import { asking, remembered, rejecting } from './support/chartStates'

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
  it('is checking, loading on, before storage has answered', async () => {
    const { heard } = await gateOn({ local: 'accepted' })
    expect(heard[0]).toEqual({ status: 'checking', isLoading: true, errorMessage: null })
  })

  it('shows the site to who has accepted, loading off', async () => {
    const { shown } = await gateOn({ session: 'accepted' })
    expect(shown()).toEqual({ status: 'accepted', isLoading: false, errorMessage: null })
  })

  it('reads persistent storage first, and session storage only if the first holds nothing', async () => {
    const asked = await gateOn({ local: 'x', session: 'accepted' })
    expect(asked.state()).toEqual(asking)
    const opened = await gateOn({ local: 'accepted', session: 'x' })
    expect(opened.state()).toEqual(remembered)
    const opensBySession = await gateOn({ session: 'accepted' })
    expect(opensBySession.state()).toEqual(remembered)
  })

  it('fails closed when storage cannot be read (X1)', async () => {
    const { state, shown } = await gateOn({ local: 'accepted' }, { read: throwSecurityError })
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

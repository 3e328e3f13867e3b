import { rejection } from '../../../src/content/gateScriptTexts'
import { readScenario, writeScenario } from '../../../src/audit/gate/scenario'
import { replay, startSession } from '../support/gateRuns'

const scenarioOf = (link: string) => readScenario(link).scenario

const sessionOn = (link: string) => startSession(scenarioOf(link))

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('the 50 ms are counted down and end at their own millisecond', async () => {
  const session = await sessionOn('?pasos=no')
  expect(session.view().tabs.a.timersLeftMs).toEqual([50])
  await session.perform('49ms')
  expect(session.view().tabs.a.timersLeftMs).toEqual([1])
  expect(session.view().tabs.a.shown.errorMessage).toBe(rejection)
  await session.perform('30ms')
  expect(session.view().tabs.a.timersLeftMs).toEqual([])
  expect(session.view().log.at(-1)).toMatchObject({ atMs: 50, step: '30ms', rules: ['R10'] })
  expect(session.view().nowMs).toBe(79)
  session.stop()
})

it('an event sent by a screen is a step: its link reproduces the session', async () => {
  const session = await sessionOn('?local=x')
  const { actor } = session.view().tabs.a
  actor.send({ type: 'no' })
  actor.send({ type: 'yes', remember: true })
  await settled()
  actor.send({ type: 'forget' })
  const { scenario, log } = session.view()
  expect(writeScenario(scenario)).toBe('?local=x&pasos=no.si-recordar.olvidar')
  expect((await replay(scenario)).log).toEqual(log)
  session.stop()
})

it('on a frozen page nothing can be pressed: its link reproduces the session', async () => {
  const session = await sessionOn('?pasos=congelar')
  session.view().tabs.a.actor.send({ type: 'yes', remember: true })
  await settled()
  const { scenario, tabs } = session.view()
  expect(tabs.a.shown.status).toBe('not-accepted')
  expect(writeScenario(scenario)).toBe('?pasos=congelar')
  session.stop()
})

it('the second tab opens with its first step, shares local storage and has its own session storage', async () => {
  const session = await sessionOn('?session=accepted&pasos=b-si-recordar')
  const { a, b } = session.view().tabs
  expect([a.stored, b?.stored]).toEqual([
    { local: 'accepted', session: 'accepted' },
    { local: 'accepted', session: null },
  ])
  await session.perform('olvidar')
  expect(session.view().tabs.b?.shown.status).toBe('not-accepted')
  expect(session.view().log.at(-1)).toMatchObject({ tab: 'b', step: 'olvidar', event: 'status.changed' })
  session.stop()
})

it('a reload starts a new machine on the same storages, and stops the old one', async () => {
  const session = await sessionOn('?pasos=si')
  const before = session.view().tabs.a.actor
  await session.perform('recargar')
  expect(session.view().tabs.a.actor).not.toBe(before)
  expect(before.getSnapshot().status).toBe('stopped')
  expect(
    session
      .view()
      .log.slice(-2)
      .map(({ rules }) => rules),
  ).toEqual([['R1'], ['R4']])
  session.stop()
})

it('the view is the same object until something changes, and listeners are called', async () => {
  const session = await sessionOn('')
  const listener = jest.fn()
  const stop = session.subscribe(listener)
  const view = session.view()
  expect(session.view()).toBe(view)
  await session.perform('no')
  expect(listener).toHaveBeenCalledWith()
  expect(session.view()).not.toBe(view)
  expect(view.log).toHaveLength(2)
  stop()
  listener.mockClear()
  await session.perform('50ms')
  expect(listener).not.toHaveBeenCalled()
  session.stop()
})

it('steps given all at once are performed one after the other', async () => {
  const session = await sessionOn('')
  await Promise.all([session.perform('si'), session.perform('olvidar'), session.perform('no')])
  expect(
    session
      .view()
      .log.slice(2)
      .map(({ step }) => step),
  ).toEqual(['si', 'si', 'olvidar', 'no'])
  session.stop()
})

import { readScenario, writeScenario } from '../../../../src/audit/gate/scenario'
import { replay, startSession } from '../../support/gateRuns'

const empty = readScenario('').scenario
const afterMs = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => jest.useRealTimers())

const fromOtherTab = (value: string) => {
  localStorage.setItem('status', value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'status', storageArea: localStorage }))
}

it("runs on this browser's storages as they are, and writes what the site writes", async () => {
  localStorage.setItem('status', 'x')
  const session = await startSession({ ...empty, steps: ['si-recordar'] }, { browser: window })
  expect(localStorage.getItem('status')).toBe('accepted')
  expect(session.view().isReal).toBe(true)
  expect(writeScenario(session.view().scenario)).toBe('?local=x&pasos=si-recordar')
  session.stop()
})

it('a click, the real 50 ms and another tab are steps: the link reproduces what happened', async () => {
  const session = await startSession(empty, { browser: window })
  session.view().tabs.a.actor.send({ type: 'no' })
  await afterMs(80)
  fromOtherTab('accepted')
  fromOtherTab('anything')
  const { scenario, log, tabs } = session.view()
  expect(writeScenario(scenario)).toBe('?pasos=no.50ms.otra-accepted.otra-x')
  expect(tabs.a.stored).toEqual({ local: null, session: null })
  const virtual = await replay(scenario)
  expect(virtual.log.map(({ rules }) => rules)).toEqual(log.map(({ rules }) => rules))
  session.stop()
})

it('an answer within the 50 ms keeps the milliseconds it came after', async () => {
  const session = await startSession(empty, { browser: window })
  const { actor } = session.view().tabs.a
  actor.send({ type: 'no' })
  await afterMs(20)
  actor.send({ type: 'no' })
  await afterMs(80)
  expect(writeScenario(session.view().scenario)).toBe('?pasos=no.20ms.no.50ms')
  session.stop()
})

it('the 50 ms are recorded once, however many steps fall into them', async () => {
  const session = await startSession(empty, { browser: window })
  session.view().tabs.a.actor.send({ type: 'no' })
  await afterMs(15)
  fromOtherTab('x')
  await afterMs(15)
  fromOtherTab('x')
  await afterMs(80)
  expect(writeScenario(session.view().scenario)).toBe('?pasos=no.15ms.otra-x.15ms.otra-x.20ms')
  session.stop()
})

it('a page out of the back-forward cache reads again, an ordinary one does not', async () => {
  const session = await startSession(empty, { browser: window })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(session.view().scenario.steps).toEqual([])
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(session.view().scenario.steps).toEqual(['volver'])
  session.stop()
})

it('what another tab wrote while the page was frozen is one step, though the browser tells it after the return', async () => {
  const session = await startSession(empty, { browser: window })
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  localStorage.setItem('status', 'x')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'status', storageArea: localStorage }))
  const { scenario, log } = session.view()
  expect(scenario.steps).toEqual(['congelar', 'otra-x', 'volver'])
  const virtual = await replay(scenario)
  expect(virtual.log.map(({ event }) => event)).toEqual(log.map(({ event }) => event))
  session.stop()
})

it('waiting waits in real time, and only what the timer ran of it is recorded', async () => {
  const session = await startSession(empty, { browser: window })
  const waited = session.perform('200ms')
  await afterMs(200)
  await waited
  session.view().tabs.a.actor.send({ type: 'no' })
  const long = session.perform('200ms')
  await afterMs(200)
  await long
  expect(writeScenario(session.view().scenario)).toBe('?pasos=no.50ms')
  expect(session.view().nowMs).toBe(400)
  session.stop()
})

it('a browser that blocks its storages starts as a blocked scenario', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const blocked = Object.create(window, {
    localStorage: { get: refuse },
    sessionStorage: { get: refuse },
  }) as Window
  const listening = { addEventListener: () => {}, removeEventListener: () => {} }
  const session = await startSession(empty, { browser: Object.assign(blocked, listening) })
  expect(writeScenario(session.view().scenario)).toBe('?local=~bloqueado&session=~bloqueado')
  expect(session.view().log[1]?.rules).toEqual(['X1'])
  expect(session.view().tabs.a.stored).toEqual({ local: 'SecurityError', session: 'SecurityError' })
  session.stop()
})

it('the second tab is a real one: no step can be taken in its name', async () => {
  const session = await startSession(empty, { browser: window })
  await expect(session.perform('b-si')).rejects.toThrow('la segunda pestaña es una de verdad')
  expect(session.view().scenario.steps).toEqual([])
  session.stop()
})

it('records nothing more once it is stopped', async () => {
  const session = await startSession(empty, { browser: window })
  session.stop()
  fromOtherTab('accepted')
  expect(session.view().scenario.steps).toEqual([])
})

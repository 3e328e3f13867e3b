import { emptyScenario } from '../../../src/audit/gate/scenario'
import { createLab } from '../../../src/audit/lab/state/createLab'
import { displayedEntryOf } from '../../../src/audit/lab/state/displayedEntry'
import { isLastMoment } from '../../../src/audit/lab/state/moments'
import { gateLab } from '../../../src/audit/page/gateLab'

/** As much of a window as the lab's address needs; its storages cannot be reached. */
function browserAt(search: string) {
  const location = { search }
  const history = {
    replaceState: (_data: unknown, _title: string, url: string) => void (location.search = url),
  }
  const silent = { addEventListener: () => {}, removeEventListener: () => {} }
  return { location, history, ...silent } as unknown as Window
}

async function labAt(search: string) {
  const browser = browserAt(search)
  const lab = createLab(browser, gateLab)
  await lab.open()
  return { browser, lab, active: () => displayedEntryOf(lab.state())?.tabs.a.active.at(-1) }
}

it('a link opens the moment it names', async () => {
  const { active, lab } = await labAt('?local=x&pasos=no.50ms.si')
  expect(active()).toBe('gate.accepted.remembered')
  expect(lab.state().problems).toEqual([])
})

it('every step rewrites the address', async () => {
  const { browser, lab } = await labAt('?local=x')
  await lab.perform('no')
  await lab.perform('1ms')
  expect(browser.location.search).toBe('?local=x&pasos=no.1ms')
})

it('a step that cannot be performed here is refused with a sentence, and nothing is lost', async () => {
  const { lab, active } = await labAt('')
  await lab.start(emptyScenario, { isReal: true })
  await lab.perform('b-si')
  expect(lab.state().failure).toMatch(/la segunda pestaña es una de verdad/)
  expect(active()).toBe('gate.not-accepted.asking')
  await lab.perform('si')
  expect([lab.state().failure, active()]).toEqual([null, 'gate.accepted.unsaved'])
})

it('an earlier moment is shown without changing the address or the later steps', async () => {
  const { browser, lab, active } = await labAt('?pasos=no.si')
  const last = lab.state().position
  await lab.travel(2)
  expect(active()).toBe('gate.not-accepted.rejecting')
  expect(lab.state().past?.tabs.a.active.at(-1)).toBe('gate.not-accepted.rejecting')
  expect(browser.location.search).toBe('?pasos=no.si')
  await lab.travel(last)
  expect([active(), lab.state().past]).toEqual(['gate.accepted.remembered', null])
})

it('a step at an earlier moment replaces the later steps', async () => {
  const { browser, lab } = await labAt('?pasos=no.si')
  await lab.travel(1)
  await lab.perform('si-recordar')
  expect(browser.location.search).toBe('?pasos=si-recordar')
})

it('an answer on the real screen at an earlier moment replaces the later steps too', async () => {
  const { browser, lab } = await labAt('?pasos=no.si')
  await lab.travel(1)
  lab.state().past?.tabs.a.actor.send({ type: 'yes', remember: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(browser.location.search).toBe('?pasos=si-recordar')
  expect(lab.state().past).toBeNull()
})

it('beyond its ends, the slider stays at the nearest moment', async () => {
  const { lab } = await labAt('')
  await lab.travel(-5)
  expect(lab.state().position).toBe(0)
  await lab.travel(99)
  expect(lab.state().position).toBe(1)
})

it('the arrows that can be pressed are those of the moment on display', async () => {
  const { lab } = await labAt('?pasos=no.1ms')
  await lab.perform('1ms')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(lab.state().enabled.get('gate.not-accepted.rejecting | after rejectionPulse')).toBe('48ms')
})

it('Back opens what the address says; a jump inside the page opens nothing', async () => {
  const { browser, lab } = await labAt('?pasos=no')
  const { view } = lab.state()
  lab.reopen()
  await lab.travel(0)
  expect(lab.state().view).toBe(view)
  browser.location.search = '?local=x'
  lab.reopen()
  await lab.travel(99)
  expect(lab.state().view?.scenario.steps).toEqual([])
})

it('a link with a moment opens the whole step or one event of it', async () => {
  const step = await labAt('?pasos=no.si&momento=2')
  expect(step.lab.state()).toMatchObject({ step: 1, position: 2, problems: [] })
  expect(step.active()).toBe('gate.not-accepted.rejecting')
  const event = await labAt('?pasos=no.si&momento=3.1')
  expect(event.lab.state()).toMatchObject({ step: 2, position: 3, problems: [] })
  expect(event.active()).toBe('gate.accepted.storing')
})

it.each(['99', '4', '3.9'])(
  'moment %s that the scenario has not got is told, and the last is shown',
  async (moment) => {
    const { lab } = await labAt(`?pasos=no.si&momento=${moment}`)
    expect(isLastMoment(lab.state())).toBe(true)
    expect(lab.state().problems).toEqual([`El momento ${moment} no existe: se muestra el último, el 3.`])
  },
)

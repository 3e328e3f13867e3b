import { createLab } from '../../../src/audit/lab/state/createLab'
import { emptyScenario, readScenario } from '../../../src/audit/gate/scenario'
import { gateLab } from '../../../src/audit/page/gateLab'

const no = 'gate.not-accepted | no'
const pulse = 'gate.not-accepted.rejecting | after rejectionPulse'
const rejected = `${no} → ${pulse}`

async function labAt(search: string) {
  window.history.replaceState(null, '', `/auditoria${search}`)
  const lab = createLab(window, gateLab)
  await lab.open()
  return { lab, times: (id: string) => lab.state().coverage.transitions[id] ?? 0 }
}

it('adds up over restarts, scenarios of links, and steps', async () => {
  const { lab, times } = await labAt('?pasos=no')
  expect(times(no)).toBe(1)
  await lab.start(emptyScenario)
  expect(times(no)).toBe(1)
  await lab.perform('no')
  expect(times(no)).toBe(2)
  window.history.replaceState(null, '', '/auditoria?pasos=no.50ms')
  await lab.open()
  expect([times(no), times(pulse)]).toEqual([3, 1])
  expect(lab.state().coverage.rules.R1).toBe(3)
})

it('a moment of the past that is only looked at is not counted again', async () => {
  const { lab } = await labAt('?pasos=no.50ms')
  const before = lab.state().coverage
  await lab.travel(1)
  await lab.travel(3)
  expect(lab.state().coverage).toEqual(before)
})

it('of a branch from the past only what is new is added, and what it drops stays', async () => {
  const { lab, times } = await labAt('?pasos=no.50ms.si')
  await lab.travel(1)
  await lab.perform('no')
  expect([times(no), times(pulse), lab.state().coverage.rules.R8]).toEqual([2, 1, 1])
  expect(lab.state().coverage.rules.R1).toBe(1)
})

it('what is done on the screen of a past moment counts, with the pair that it ends, and the past does not', async () => {
  const { lab, times } = await labAt('?pasos=no.si')
  await lab.travel(2)
  lab.state().past?.tabs.a.actor.send({ type: 'no' })
  await lab.perform('50ms')
  expect([times(no), times(pulse)]).toEqual([2, 1])
  expect(lab.state().coverage.pairs).toMatchObject({ [`${no} → ${no}`]: 1, [rejected]: 1 })
})

it('a millisecond taken back is a look at the past', async () => {
  const { lab, times } = await labAt('?pasos=no.50ms')
  await lab.start(readScenario('?pasos=no.49ms').scenario, { repeated: 2 })
  expect([times(no), times(pulse)]).toEqual([1, 1])
  await lab.perform('1ms')
  expect([times(no), times(pulse)]).toEqual([1, 2])
})

it('what runs with a planted defect covers nothing', async () => {
  const [defect] = gateLab.subject.defects
  const { lab, times } = await labAt('?pasos=no')
  await lab.start(readScenario('?pasos=no').scenario, { defect: defect! })
  expect(times(no)).toBe(1)
  await lab.travel(0)
  lab.state().past?.tabs.a.actor.send({ type: 'no' })
  await lab.perform('no')
  expect(times(no)).toBe(1)
  await lab.start(readScenario('?pasos=no').scenario, { defect: null })
  expect(times(no)).toBe(2)
})

it('cleared, it begins at nothing and counts what follows', async () => {
  const { lab } = await labAt('?pasos=no')
  lab.clearCoverage()
  expect(Object.values(lab.state().coverage)).toEqual([{}, {}, {}, {}])
  await lab.perform('50ms')
  const { transitions, pairs } = lab.state().coverage
  expect([transitions, pairs]).toEqual([{ [pulse]: 1 }, { [rejected]: 1 }])
})

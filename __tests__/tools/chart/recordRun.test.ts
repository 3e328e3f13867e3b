import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { readScenario } from '../../../src/audit/gate/scenario'
import { coverageKinds, takenIn } from '../../../src/audit/model/coverage'
import { expectSome } from '../../support/expectSome'
import { replay } from '../../audit/support/gateRuns'

const takenOf = async (search: string) => takenIn((await replay(readScenario(search).scenario)).log)

describe.each(coverageKinds)('%s', (kind) => {
  const links = expectSome(Object.entries(recordedRun.links[kind]))

  it('has a link for each that the recorded run takes, and for no other', () => {
    const taken = Object.entries(recordedRun[kind]).filter(([, times]) => times > 0)
    expect(links.map(([key]) => key).sort()).toEqual(taken.map(([key]) => key).sort())
  })

  it.each(links)('%s is taken by the last step of %s, and not before', async (key, link) => {
    const { scenario } = readScenario(link)
    const taken = (await takenOf(link)).filter((one) => one.kind === kind && one.key === key)
    expect(taken.map(({ entry }) => entry.stepsDone)[0]).toBe(scenario.steps.length)
  })
})

it('the shortest way is taken, not the first that is found', () => {
  const { links } = recordedRun
  expect(links.transitions['gate.not-accepted.rejecting | after rejectionPulse']).toBe('?pasos=no.50ms')
  expect(links.transitions['gate.accepted | forget']).toMatch(/&pasos=olvidar$/)
  expect(links.rules.R6).toBe('?')
})

it('a pair is found also where the state after its first transition was reached another way', () => {
  const pairs = Object.keys(recordedRun.pairs)
  const after = 'gate.not-accepted.rejecting | after rejectionPulse'
  const followers = pairs.filter((pair) => pair.startsWith(`${after} → `)).map((pair) => pair.split(' → ')[1])
  expect(followers.sort()).toEqual([
    'gate.not-accepted | no',
    'gate.not-accepted | status.changed | isAccepted',
    'gate.not-accepted | status.changed | isForeign',
    'gate.not-accepted | yes',
    'gate.not-accepted | yes | wantsToBeRemembered',
  ])
})

import { readScenario } from '../../../src/audit/gate/scenario'
import {
  addCoverage,
  countTaken,
  guardKey,
  pairKey,
  takenIn,
  toZero,
} from '../../../src/audit/model/coverage'
import { replay } from '../support/gateRuns'

const coverageOf = async (search: string) =>
  countTaken(takenIn((await replay(readScenario(search).scenario)).log))

const nothingStored = 'gate.checking | readStatus done'
const no = 'gate.not-accepted | no'
const pulse = 'gate.not-accepted.rejecting | after rejectionPulse'

it('transitions, pairs in a row, guards with both results and rules are counted as often as they happen', async () => {
  const { transitions, pairs, guards, rules } = await coverageOf('?pasos=no.no.50ms')
  expect(transitions).toEqual({ [nothingStored]: 1, [no]: 2, [pulse]: 1 })
  expect(pairs).toEqual({ [pairKey(nothingStored, no)]: 1, [pairKey(no, no)]: 1, [pairKey(no, pulse)]: 1 })
  expect(guards).toEqual({
    'localIsAccepted = false': 1,
    'localIsForeign = false': 1,
    'sessionIsAccepted = false': 1,
    'sessionIsForeign = false': 1,
  })
  expect(rules).toEqual({ R1: 1, R6: 1, R9: 2, R10: 1 })
})

it('a guard that held is another result than one that did not', async () => {
  const { guards } = await coverageOf('?local=x')
  expect(guards).toEqual({ [guardKey('localIsAccepted', false)]: 1, [guardKey('localIsForeign', true)]: 1 })
})

it('a page that is loaded again, and the other tab, begin without a transition before', async () => {
  const reloaded = await coverageOf('?pasos=recargar.no')
  expect(reloaded.pairs).toEqual({ [pairKey(nothingStored, no)]: 1 })
  const twoTabs = await coverageOf('?pasos=b-abrir.no')
  expect(twoTabs.pairs).toEqual({ [pairKey(nothingStored, no)]: 1 })
})

it('a rule that shares an arrow’s label is not covered by it', async () => {
  const { rules } = await coverageOf('?pasos=si')
  expect(Object.keys(rules).sort()).toEqual(['R1', 'R6', 'R8'])
})

it('sums name all that either knows', async () => {
  const one = await coverageOf('?local=x')
  const other = await coverageOf('?pasos=no')
  const sum = addCoverage(toZero(one), other)
  expect(sum.rules).toEqual({ R1: 1, R3: 0, R6: 1, R9: 1 })
  expect(addCoverage(one, other).rules.R1).toBe(2)
})

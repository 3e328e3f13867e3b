import { recordedRun } from '../../src/audit/model/checks'
import { createOracle } from '../../src/audit/model/oracle'
import { readScenario } from '../../src/audit/model/scenario'
import { inMoments } from '../../src/audit/model/scenarioCheck'
import { GateVisit } from './support/gateVisit'
import { expect, test } from './support/visitor'

for (const { link } of recordedRun.paths) {
  test(link, async ({ visitor, context }) => {
    const { scenario } = readScenario(link)
    const visit = new GateVisit(visitor, await context.newPage())
    const oracle = createOracle(scenario)

    const compare = async (when: string) => {
      const { hasMessage, ...expected } = oracle.expected().a ?? {}
      await expect.poll(() => visit.seen(), { message: when, timeout: 20_000 }).toEqual(expected)
      return hasMessage
    }

    await visit.open(scenario)
    await compare('al abrir')
    for (const step of scenario.steps.flatMap(inMoments)) {
      await visit.take(step)
      oracle.take(step)
      const hasMessage = await compare(step)
      if (step === 'no' || step.endsWith('ms')) expect(await visit.holdsMessage(), step).toBe(hasMessage)
    }
  })
}

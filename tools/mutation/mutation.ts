import { equivalentMutants } from './equivalentMutants'
import { judgeSuite } from './judge'
import { runSuite } from './runSuite'
import { suites } from './suites'

const only = process.argv[2]

const test = async () => {
  let problems = 0
  for (const suite of suites.filter(({ name }) => !only || name.includes(only))) {
    const start = performance.now()
    const verdict = judgeSuite(suite, await runSuite(suite), equivalentMutants)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    for (const line of new Set([...verdict.survivors, ...verdict.problems])) console.error(line)
    console.log(
      `${suite.name}: ${verdict.percent.toFixed(1)} % — ${verdict.killed} mutants killed, ` +
        `${verdict.equivalent} equivalent, ${verdict.survived} survived, ${seconds} s`,
    )
    problems += verdict.problems.length
  }
  process.exitCode = problems > 0 ? 1 : 0
}

void test()

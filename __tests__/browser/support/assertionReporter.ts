import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** How often expect(…) was called, also inside a named step. */
const countAssertions = (steps: readonly TestStep[]): number =>
  steps.reduce((sum, step) => sum + (step.category === 'expect' ? 1 : countAssertions(step.steps)), 0)

/** What runs after the test itself, such as the visitor's look at the console, says nothing of the journey. */
const isOfTest = ({ category }: TestStep) => category !== 'hook' && category !== 'fixture'

/** A journey that passed without one assertion has checked nothing, and fails the run. */
export default class AssertionReporter implements Reporter {
  readonly #empty: string[] = []

  onTestEnd(test: TestCase, { status, steps }: TestResult) {
    const count = countAssertions(steps.filter(isOfTest))
    if (status === 'passed' && count === 0) this.#empty.push(test.titlePath().filter(Boolean).join(' › '))
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#empty) console.log(`Esta prueba pasó sin comprobar nada: ${title}`)
    return Promise.resolve(this.#empty.length > 0 ? { status: 'failed' } : {})
  }
}

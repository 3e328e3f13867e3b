import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { EngineName } from '../../../tools/programs/engines'
import { abilities, limits, type Ability } from '../engines/support/limits'

/** Prints at the end the browsers with the versions they report, and which abilities each lacks here. */
export default class EngineReporter implements Reporter {
  readonly #versions = new Map<string, Set<string>>()

  onTestEnd(test: TestCase, { annotations }: TestResult) {
    const engine = test.parent.project()?.name
    if (!engine) return
    const versions = this.#versions.get(engine) ?? new Set<string>()
    this.#versions.set(engine, versions)
    for (const { type, description } of annotations)
      if (type === 'engine' && description) versions.add(description)
  }

  onEnd() {
    for (const [engine, versions] of this.#versions) {
      console.log(`\n${[...versions].join(', ') || engine}`)
      for (const [ability, reason] of Object.entries(limits[engine as EngineName]))
        console.log(`  no se le pide: ${abilities[ability as Ability]} (${reason})`)
    }
  }
}

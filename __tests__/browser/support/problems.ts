import type { BrowserContext } from '@playwright/test'

/** Reports what any page or worker of a context writes to the console, at every level, and what it throws. */
export function reportProblems(context: BrowserContext, report: (problem: string) => void) {
  context.on('console', (message) =>
    report(`console.${message.type()}: ${message.text()} ${message.location().url}`),
  )
  // Promises that nobody handles are among them.
  context.on('weberror', (error) => report(`error: ${error.error().message}`))
}

/** What went wrong in a context, and what its journey has allowed there. */
export class Problems {
  readonly all: string[] = []
  readonly #allowed = [
    // Playwright's message where a journey blocks the worker.
    /Service Worker registration blocked by Playwright/,
    // A busy machine draws later than its browser expects; firstScript.journey.ts shows that each preload is used.
    /was preloaded using link preload but not used/,
    // A picture still on its way is given up where a larger one replaces it, or the page is left.
    /\/media\/.*ERR_ABORTED/,
  ]

  allow(problem: RegExp) {
    this.#allowed.push(problem)
  }

  unexpected() {
    return this.all.filter((problem) => !this.#allowed.some((allowed) => allowed.test(problem)))
  }
}

const watched = new Map<BrowserContext, Problems>()

/** From the first call on, what goes wrong in the context is noted. */
export function problemsOf(context: BrowserContext): Problems {
  const known = watched.get(context)
  if (known) return known
  const problems = new Problems()
  watched.set(context, problems)
  reportProblems(context, (problem) => problems.all.push(problem))
  return problems
}

/** What nobody expected in the contexts of a test, which ends with it. */
export function takeUnexpected(): readonly string[] {
  const found = [...watched.values()].flatMap((problems) => problems.unexpected())
  watched.clear()
  return found
}

import { runChecks, type CheckResult } from '../../model/checks'
import type { Defect } from '../../model/subject'
import type { LabSetup } from '../labSetup'
import { createStore } from './createStore'
import { usualSeed } from './seed'

/** What checks run on: a planted defect or the site's own machine, and the seed of the random visits. */
export interface CheckedMachine {
  readonly defect: Defect | null
  readonly seed: number
}

export interface CheckResults extends CheckedMachine {
  readonly isRunning: boolean
  /** Whether every check is among `results`. */
  readonly isComplete: boolean
  /** By the check's name. */
  readonly results: ReadonlyMap<string, CheckResult>
  /** Name of a check → ids of the rules that it takes on the machine without a defect. */
  readonly rules: ReadonlyMap<string, readonly string[]>
}

interface Run extends CheckedMachine {
  /** Names of the only checks to run; all where it is missing. */
  readonly only?: readonly string[]
}

/** What ran on this machine with this seed: results of another say nothing of it. */
export const resultsOn = (known: CheckResults, { defect, seed }: CheckedMachine): CheckResults['results'] =>
  known.defect === defect && known.seed === seed ? known.results : new Map<string, CheckResult>()

/** What checks answered, for every panel that shows it; in memory. */
export function createCheckResults({ subject, recorded }: Pick<LabSetup, 'subject' | 'recorded'>) {
  /** Seed of the visits whose rules are all known. */
  let wholeRunSeed: number | null = null
  const recordedRules = new Map(recorded.paths.map(({ link, rules }) => [link, rules]))
  const { state, set, subscribe } = createStore<CheckResults>({
    isRunning: false,
    isComplete: false,
    defect: null,
    seed: usualSeed,
    results: new Map(),
    rules: recordedRules,
  })
  const byName = (checks: readonly CheckResult[]) => checks.map((check) => [check.name, check] as const)

  async function runOn({ defect, seed, only }: Run) {
    // A wrong machine may miss the very rule that a check is there for.
    const isKnown = only ? only.every((name) => state().rules.has(name)) : wholeRunSeed === seed
    const sound = defect && isKnown ? [] : await runChecks(subject, recorded, { seed, only })
    const found = defect ? await runChecks(subject, recorded, { seed, only, variant: defect.variant }) : sound
    if (!only) wholeRunSeed = seed
    const { results, rules, isComplete } = state()
    set({
      isComplete: isComplete || !only,
      results: new Map([...results, ...byName(found)]),
      rules: new Map([...rules, ...sound.map((check) => [check.name, check.rules] as const)]),
    })
  }

  /** Results of another machine are dropped; another seed makes other visits. */
  function startWith({ defect, seed }: CheckedMachine) {
    const known = state()
    const isOther = known.defect !== defect || known.seed !== seed
    if (known.seed !== seed) wholeRunSeed = null
    set({
      isRunning: true,
      ...(isOther && { defect, seed, isComplete: false, results: new Map() }),
      ...(known.seed !== seed && { rules: recordedRules }),
    })
  }

  return {
    state,
    subscribe,
    /** Runs checks and keeps their results beside those there are; nothing happens while others run. */
    async run(run: Run) {
      if (state().isRunning) return
      startWith(run)
      // The page says that they run before they do.
      await new Promise((resolve) => setTimeout(resolve))
      try {
        await runOn(run)
      } finally {
        set({ isRunning: false })
      }
    },
  }
}

import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ChartWords } from '../chart/chart'
import type { ScxmlScripts } from '../chart/export/scxmlScripts'
import type { Oracle, FieldValue, ObservedField } from './oracle'
import type { Rule } from './rules'
import type { Scenario, StartFormat } from './scenario'
import type { StepTable } from './steps'
import type { World, WorldReport } from './world'

/** What a person sees of the machine, by name. */
export type Shown = Readonly<Record<string, FieldValue>>

/** A fault planted on purpose: functions of the subject's machine or world, replaced from outside. */
export interface Defect<Variant = unknown> {
  /** As in `&defecto=<id>`. */
  readonly id: string
  /** Spanish. */
  readonly title: string
  /** Deep link of a check that goes red. */
  readonly caughtBy: string
  readonly variant: Variant
}

/** Runs the machine on this browser's own storages and clock. */
export interface BrowserWorld<Start = object> {
  /** What the browser holds now. */
  read(browser: Window): Start
  /** Makes the browser hold it. Throws what the browser throws: blocked, full. */
  write(browser: Window, start: Start): void
  /** `onStep` is called with what real other tabs and the back-forward cache do, as a step's word. */
  create(browser: Window, report: WorldReport, onStep: (step: string) => void): World
}

/** How scenarios become Playwright tests of the machine's real page: TypeScript source, ES modules, no import. */
export interface PlaywrightSource<Start = object, Word extends string = string> {
  /** Declarations that the tests' lines use, without `import` and without `test(`. */
  readonly helpers: string
  /** Lines of a test's body, not indented, in which `page` and `context` are Playwright's own fixtures. */
  toLines(scenario: Scenario<Start, Word>): readonly string[]
}

/** How the lab speaks of the machine and of its world, in Spanish. */
export interface SubjectWords {
  /** Title of the lab's page. */
  readonly title: string
  /** The page in a sentence or two. */
  readonly lead: string
  /** With its article: «la puerta». */
  readonly machine: string
  /** States and events of its chart. */
  readonly chart: ChartWords
  /** Who sends the events: «Visitante». */
  readonly sender: string
  /** The places of `Stored`. */
  readonly places: Readonly<Record<string, { readonly long: string; readonly short: string }>>
  /** What a running timer is for, and what is said while none runs. */
  readonly timer: { readonly label: string; readonly idle: string }
  /** Name of downloaded files, without ending. */
  readonly file: string
  /** Name of its panel, what it holds when the page opens, and what running on this browser's own would do. */
  readonly world: { readonly name: string; readonly help: string; readonly browserWarning: string }
  /** Where the rules come from. */
  readonly rules: { readonly help: string }
}

/**
 * A machine that the kit (src/audit/chart, model, lab) can run, draw, judge and export: all that it knows of the machine.
 * An XState v5 machine needs no change for it; `meta.rule` on states and transitions names the rule that it keeps.
 */
export interface LabSubject<Start = object, Page = unknown, Variant = unknown, Word extends string = string> {
  /** The machine's own id: the root of its chart. */
  readonly id: string
  readonly words: SubjectWords
  readonly starts: StartFormat<Start>
  readonly steps: StepTable<Word>
  /** What surrounds the pages, in memory: storages, other pages, faults. */
  createWorld(start: Start, report: WorldReport): World
  /** Missing: the machine runs in memory only. */
  readonly browser?: BrowserWorld<Start>
  /** The machine with its effects on a page of the world; with a planted defect's variant. */
  createMachine(page: Page, variant?: Variant): AnyStateMachine
  readonly input?: unknown
  /** Context values made up anew in each run, such as a random id: states that differ in them alone are one. */
  readonly randomContext?: readonly string[]
  /** What a person sees in this state. Names differ from those of `Stored`. */
  show(snapshot: AnyMachineSnapshot): Shown
  /** What the oracle judges: names of `Shown` and of `Stored`. */
  readonly fields: readonly ObservedField[]
  /** What is right after each step, from the rules alone. Missing: the verdict says that nobody judged. */
  readonly oracle?: Oracle<Start>
  readonly rules: readonly Rule[]
  /** What guards, actions and actors do, in ECMAScript: the exported SCXML runs with them. */
  readonly scripts?: ScxmlScripts
  /** Ids of the requirements that a rule fulfils, as a test management tool knows them. Missing: none is named. */
  requirementsOf?(rule: string): readonly string[]
  /** Called when a file is made. Missing: no Playwright test is offered. Rejects where it cannot be loaded. */
  loadPlaywright?(): Promise<PlaywrightSource<Start, Word>>
  readonly defects: readonly Defect<Variant>[]
  /** What a run checks besides the paths through the chart: the value matrix, visits worth a name. */
  readonly scenarios: readonly Scenario<Start, Word>[]
}

import { gateSubject } from '../../src/audit/gate/gateSubject'
import type { Scenario } from '../../src/audit/gate/scenario'
import type { Step } from '../../src/audit/gate/steps'
import type { GateStart } from '../../src/audit/gate/storages/gateStarts'
import { startOf } from '../../src/audit/gate/storages/storageStart'
import { startSession } from '../../src/audit/model/session'
import type { Tab } from '../../src/audit/model/steps'
import type { GateRecord } from './gateRecord'
import type { GateVisit } from './gateVisit'

/** A page of the browser that is a tab of the scenario. */
interface VisitTab {
  readonly tab: Tab
  /** Its document was left, and no other has begun. */
  isLeft: boolean
}

const places = { local: 'el almacenamiento local', session: 'el almacenamiento de sesión' } as const

const quote = (value: string | null | undefined) => (value == null ? 'nada' : `«${value}»`)

/** A scenario that grows with the records of a visit, beside its replay. */
export async function startVisit(first: GateRecord) {
  const tabs = new Map<number, VisitTab>([[first.page, { tab: 'a', isLeft: false }]])
  const start: GateStart = { local: startOf(first.local), session: startOf(first.session) }
  const notes = new Set<string>()
  const differences: string[] = []
  let comparisons = 0
  let isCut = false
  let clock = first.clock
  let session = await startSession(gateSubject, { ...start, steps: [] })

  async function restart(scenario: Scenario) {
    session.stop()
    session = await startSession(gateSubject, scenario)
  }
  const timersLeftMs = () => {
    const { a, b } = session.view().tabs
    return [a, b].flatMap((tab) => tab?.timersLeftMs ?? [])
  }
  /** The time that a running timer ran until the record, as a step; its end needs no more. */
  async function pass(record: GateRecord) {
    const longest = Math.max(0, ...timersLeftMs())
    const ms = Math.min(longest, Math.round(record.clock - clock))
    clock = record.clock
    if (ms > 0) await session.perform(`${ms}ms`)
  }
  function compare(what: string, expected: unknown, found: unknown) {
    if (expected === found) return true
    differences.push(
      `${what}: la repetición dice ${quote(expected as string)} y el navegador, ${quote(found as string)}.`,
    )
    return false
  }

  return {
    tabs,
    isCut: () => isCut,
    note: (sentence: string) => void notes.add(sentence),
    /** What follows cannot be a step: the visit ends here. */
    cut(sentence: string) {
      notes.add(sentence)
      isCut = true
    },
    async perform(step: Step, record: GateRecord) {
      await pass(record)
      await session.perform(step)
    },
    pass,
    /** Whether the page's storages hold what they hold in the replay. */
    compareStored(tab: Tab, { local, session: own }: GateRecord, when: string) {
      comparisons++
      const stored = session.view().tabs[tab]?.stored
      const results = [
        compare(`${when}, ${places.local}`, stored?.local ?? null, local),
        compare(`${when}, ${places.session}`, stored?.session ?? null, own),
      ]
      return results.every(Boolean)
    },
    compareStatus: (tab: Tab, status: string | undefined, when: string) =>
      compare(`${when}, el estado`, session.view().tabs[tab]?.shown.status, status),
    localHolds: (value: string | null) => session.view().tabs.a.stored.local === value,
    /** A write was refused for want of space: the storage has been full from the start. */
    async fill(place: keyof GateStart) {
      const { scenario } = session.view()
      if (scenario[place].kind === 'nothing') await restart({ ...scenario, [place]: { kind: 'full' } })
      else if (scenario[place].kind !== 'full') {
        notes.add(`Se llenó ${places[place]} después de abrir: ningún comienzo lo dice.`)
        isCut = true
      }
    },
    end(): GateVisit {
      const { scenario, log } = session.view()
      session.stop()
      return { scenario, log, notes: [...notes], differences, comparisons }
    },
  }
}

export type RunningVisit = Awaited<ReturnType<typeof startVisit>>

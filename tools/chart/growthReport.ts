import type { TabView } from '../../src/audit/model/sessionView'
import type { LabSubject } from '../../src/audit/model/subject'
import { formatDuration } from '../../src/audit/model/waits'
import { contextOf, toPlainText } from './stateKey'

/** Where new values of a context field come from; `field` is '' where a new state brings none. */
interface Source {
  readonly state: string
  readonly step: string
  readonly field: string
}

/** Innermost active states: of parallel ones, each. */
const innermost = (active: readonly string[]) =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`))).join('» y «')

/** Counts where new states come from, to say what grows when they do not end. */
export function createGrowthReport(subject: Pick<LabSubject, 'randomContext'>) {
  const counts = new Map<string, number>()
  const seen = new Map<string, Set<string>>()

  /** Names of the fields whose value no state had before. */
  const freshFields = (view: TabView) =>
    Object.entries(contextOf(subject, view)).flatMap(([name, value]) => {
      const values = seen.get(name) ?? new Set()
      const text = toPlainText(value)
      const isFresh = !values.has(text)
      seen.set(name, values.add(text))
      return isFresh ? [name] : []
    })

  function count(source: Source) {
    const key = JSON.stringify(source)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  return {
    /** A start's state. */
    start: (view: TabView) => void freshFields(view),
    /** A state that was not known yet, and the state and the step that led to it. */
    add(view: TabView, { before, step }: { readonly before: TabView; readonly step: string }) {
      const fields = freshFields(view)
      const state = innermost(before.active)
      for (const field of fields.length > 0 ? fields : ['']) count({ state, step, field })
    },
    /** A Spanish sentence; `known` is the number of states found, `mostMs` the time that was not enough, null where it was. */
    format(known: number, mostMs: number | null): string {
      const sources = [...counts].map(([key, times]) => ({ ...(JSON.parse(key) as Source), times }))
      const named = sources.filter(({ field }) => field !== '')
      const [most] = (named.length > 0 ? named : sources).sort((one, other) => other.times - one.times)
      const end = mostMs === null ? 'no termina' : `no terminó en ${formatDuration(mostMs)}`
      const count = `La búsqueda de caminos ${end}: van ${known} estados distintos.`
      if (!most) return count
      const { state, step, field, times } = most
      const what = field ? `context.${field} tomó ${times} valores nuevos` : `${times} estados fueron nuevos`
      const limited = field ? `context.${field}` : 'lo que se guarda'
      return `${count} En «${state}», con el paso «${step}», ${what}. Pon un límite a ${limited}, por ejemplo con una guarda.`
    },
  }
}

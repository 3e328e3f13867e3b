import { capitalise } from '../../../content/capitalise'
import type { LogEntry } from '../../model/logEntry'
import { initialStep, type Tab } from '../../model/steps'
import type { LabSubject, SubjectWords } from '../../model/subject'
import type { WorldCall } from '../../model/world'
import type { LabSetup } from '../labSetup'
import type { DisplayedEntry } from '../state/displayedEntry'
import { logTexts } from './machineTexts'
import { formatStates, formatValue } from '../../ui/formatState'

/** «escribe «accepted» en sesión», with the error's name where it was refused. */
export function formatCall({ place, call, value, error }: WorldCall, places: SubjectWords['places']): string {
  const what = call === 'remove' ? logTexts.calls.remove : `${logTexts.calls[call]} ${formatValue(value)}`
  const where = `${call === 'write' ? 'en' : 'de'} ${places[place]?.short ?? place}`
  return error ? `${logTexts.calls[call]} ${where}: ${error}` : `${what} ${where}`
}

const formatCause = ({ steps }: Pick<LabSubject, 'steps'>, step: string) =>
  step === initialStep ? 'se abre la página' : steps.find(step).label

type Words = Pick<LabSetup, 'subject' | 'chart'>

/** One event as the part of a sentence: «pasa de «a» a «b» (R9)». */
function formatEvent({ chart }: Words, entry: LogEntry, move?: string): string {
  const { before, after, transitions, rules } = entry
  const [from, to] = [formatStates(chart, before), formatStates(chart, after)]
  const because = rules.length > 0 ? ` (${rules.join(', ')})` : ''
  if (from === '') return `empieza en «${to}»`
  if (transitions.length === 0) return `no hace nada y sigue en «${to}»`
  if (from === to) return `sigue en «${to}»${because}`
  return `${move ?? `pasa de «${from}» a`} «${to}»${because}`
}

/** What one tab's machine did in a step, in order: «pasa de «a» a «b» (R8) y de ahí a «c» (R7-R8)». */
function formatEvents(words: Words, entries: readonly LogEntry[]): string {
  const telling = entries.filter(({ before, transitions }) => before.length === 0 || transitions.length > 0)
  const told = telling.length > 0 ? telling : entries.slice(-1)
  const onwards = told[0]?.before.length === 0 ? 'pasa a' : 'de ahí a'
  return told.map((entry, index) => formatEvent(words, entry, index === 0 ? undefined : onwards)).join(' y ')
}

/** «la puerta», and whose where a second tab is open. */
const machineOf = ({ subject }: Words, tab: Tab, hasB: boolean) =>
  hasB ? `${subject.words.machine} de la pestaña ${tab.toUpperCase()}` : subject.words.machine

/**
 * What the step on display did, as a sentence; the followed tab comes first, the other where something reached it.
 * «SÍ: la puerta pasa de «no aceptado» a «guardando» (R8) y de ahí a «recordado» (R7-R8).»
 */
export function formatMoment(words: Words, displayed: DisplayedEntry): string {
  const { cause, entries, followed, tabs } = displayed
  const hasB = tabs.b !== null
  const active = formatStates(words.chart, tabs[followed]?.active ?? [])
  const own = entries.filter(({ tab }) => tab === followed)
  const others = entries.filter(({ tab }) => tab !== followed)
  const what = own.length > 0 ? formatEvents(words, own) : `sigue en «${active}»`
  const first = `${formatCause(words.subject, cause)}: ${machineOf(words, followed, hasB)} ${what}.`
  const [other] = others
  return other
    ? `${first} ${capitalise(machineOf(words, other.tab, hasB))} ${formatEvents(words, others)}.`
    : first
}

/** What one entry did, as a sentence. */
export const formatEntry = (words: Words, entry: LogEntry): string =>
  `${formatCause(words.subject, entry.step)}: ${machineOf(words, entry.tab, entry.tab === 'b')} ${formatEvents(words, [entry])}.`

import type { LogEntry, StorageCall } from '../../model/logEntry'
import { formatStep, initialStep } from '../../model/steps'
import { logTexts } from './machineTexts'
import { formatStates, formatValue } from '../../ui/formatState'

/** «escribe «accepted» en sesión», with the error's name where it was refused. */
export function formatCall({ place, call, value, error }: StorageCall): string {
  const what = call === 'remove' ? logTexts.calls.remove : `${logTexts.calls[call]} ${formatValue(value)}`
  const where = `${call === 'write' ? 'en' : 'de'} ${logTexts.places[place]}`
  return error ? `${logTexts.calls[call]} ${where}: ${error}` : `${what} ${where}`
}

const formatCause = (step: LogEntry['step']) =>
  step === initialStep ? 'se abre la página' : formatStep(step)

/** What an entry did, as a sentence for the line under the chart. */
export function formatEntry(entry: LogEntry): string {
  const cause = `${entry.tab === 'b' ? 'Pestaña B, ' : ''}${formatCause(entry.step)}`
  const rules = entry.rules.length > 0 ? ` (${entry.rules.join(', ')})` : ''
  const before = formatStates(entry.before)
  const after = formatStates(entry.after)
  if (before === '') return `${cause}: la puerta empieza en «${after}».`
  if (entry.transitions.length === 0) return `${cause}: la puerta no hace nada y sigue en «${after}».`
  if (before === after) return `${cause}: la puerta sigue en «${after}»${rules}.`
  return `${cause}: la puerta pasa de «${before}» a «${after}»${rules}.`
}

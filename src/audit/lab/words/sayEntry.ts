import type { LogEntry, StorageCall } from '../../model/logEntry'
import { formatStep, initialStep } from '../../model/steps'
import { logCopy } from './copy'
import { sayStates, sayValue } from '../../ui/stateNames'

/** «escribe «accepted» en sesión», with the error's name where it was refused. */
export function sayCall({ place, call, value, error }: StorageCall): string {
  const what = call === 'remove' ? logCopy.calls.remove : `${logCopy.calls[call]} ${sayValue(value)}`
  const where = `${call === 'write' ? 'en' : 'de'} ${logCopy.places[place]}`
  return error ? `${logCopy.calls[call]} ${where}: ${error}` : `${what} ${where}`
}

const sayCause = (step: LogEntry['step']) => (step === initialStep ? 'se abre la página' : formatStep(step))

/** What an entry did, as a sentence for the line under the chart. */
export function sayEntry(entry: LogEntry): string {
  const cause = `${entry.tab === 'b' ? 'Pestaña B, ' : ''}${sayCause(entry.step)}`
  const rules = entry.rules.length > 0 ? ` (${entry.rules.join(', ')})` : ''
  const before = sayStates(entry.before)
  const after = sayStates(entry.after)
  if (before === '') return `${cause}: la puerta empieza en «${after}».`
  if (entry.transitions.length === 0) return `${cause}: la puerta no hace nada y sigue en «${after}».`
  if (before === after) return `${cause}: la puerta sigue en «${after}»${rules}.`
  return `${cause}: la puerta pasa de «${before}» a «${after}»${rules}.`
}

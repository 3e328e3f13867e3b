import { memo, type ReactNode } from 'react'
import { initialStep } from '../../model/steps'
import type { LogEntry } from '../../model/logEntry'
import { useLab, useSetup } from '../state/labContext'
import { logTexts } from '../texts/machineTexts'
import { formatCall } from '../texts/formatEntry'
import { formatStates } from '../../ui/formatState'
import { ValueText } from '../../ui/ValueText'
import './LogRow.scss'

type Props = {
  entry: LogEntry
  /** The last one on display. */
  isShown: boolean
  /** It belongs to the step on display. */
  isOfStep: boolean
}

const lines = (texts: readonly string[]): ReactNode =>
  texts.length === 0
    ? logTexts.nothing
    : texts.map((text, index) => (
        <span className="log-row__line" key={index}>
          <ValueText text={text} />
        </span>
      ))

/** One entry; its number is the way to that event. */
export const LogRow = memo(function LogRow({ entry, isShown, isOfStep }: Props) {
  const lab = useLab()
  const { chart, subject } = useSetup()
  const { steps, words } = subject
  const cells = [
    String(entry.atMs),
    entry.tab.toUpperCase(),
    lines(entry.rules),
    lines(
      [entry.step === initialStep ? entry.step : steps.find(entry.step).label, entry.event].filter(Boolean),
    ),
    lines(entry.guards.map(({ name, holds }) => `${name}: ${holds ? logTexts.holds : logTexts.fails}`)),
    lines(entry.effects),
    lines(entry.calls.map((call) => formatCall(call, words.places))),
    formatStates(chart, entry.after),
  ]

  return (
    <tr
      className={isOfStep ? 'log-row log-row--of-step' : 'log-row'}
      {...(isShown && { 'aria-current': 'step' as const })}
    >
      <th className="log-row__cell" scope="row">
        <button type="button" className="log-row__number" onClick={() => void lab.travel(entry.number)}>
          {entry.number}
        </button>
      </th>
      {cells.map((cell, column) => (
        <td
          className="log-row__cell"
          data-column={logTexts.columns[column + 1]}
          {...(cell === logTexts.nothing && { 'data-nothing': true })}
          key={logTexts.columns[column + 1]}
        >
          {cell}
        </td>
      ))}
    </tr>
  )
})

import type { ReactNode } from 'react'
import { formatStep, initialStep } from '../../model/steps'
import type { LogEntry } from '../../model/logEntry'
import { useLab } from '../state/labContext'
import { logTexts } from '../texts/machineTexts'
import { formatCall } from '../texts/formatEntry'
import { formatStates } from '../../ui/formatState'
import './LogRow.scss'

type Props = { entry: LogEntry; index: number; isShown: boolean }

const lines = (texts: readonly string[]): ReactNode =>
  texts.length === 0
    ? logTexts.nothing
    : texts.map((text, index) => (
        <span className="log-row__line" key={index}>
          {text}
        </span>
      ))

/** One entry; its number is the way to that moment. */
export function LogRow({ entry, index, isShown }: Props) {
  const lab = useLab()
  const cells = [
    String(entry.atMs),
    entry.tab.toUpperCase(),
    lines(entry.rules),
    lines([entry.step === initialStep ? entry.step : formatStep(entry.step), entry.event].filter(Boolean)),
    lines(entry.guards.map(({ name, holds }) => `${name}: ${holds ? logTexts.holds : logTexts.fails}`)),
    lines(entry.effects),
    lines(entry.calls.map(formatCall)),
    formatStates(entry.after),
  ]

  return (
    <tr className="log-row" {...(isShown && { 'aria-current': 'step' as const })}>
      <th className="log-row__cell" scope="row">
        <button type="button" className="log-row__number" onClick={() => void lab.travel(index)}>
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
}

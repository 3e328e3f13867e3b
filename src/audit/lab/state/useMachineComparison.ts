import { useMemo } from 'react'
import type { AnyStateMachine } from 'xstate'
import { compareWithMachine, type MachineComparison } from '../../chart/compareWithMachine'
import { useLabState, useSetup } from './labContext'

/** What the chart and the machine that runs do not have in common; null before it runs. */
export function useMachineComparison(): MachineComparison | null {
  const { chart, subject } = useSetup()
  const machine = useLabState().view?.tabs.a.actor.logic as AnyStateMachine | undefined
  return useMemo(
    () => (machine ? compareWithMachine(chart, machine, subject.words.chart) : null),
    [chart, machine, subject],
  )
}

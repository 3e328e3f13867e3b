import type { AnyStateMachine } from 'xstate'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import type { LabSubject } from '../../../src/audit/model/subject'
import { requestMachine } from './comlink/machines'
import { requestSubject } from './comlink/subject'
import { exampleMachine, exampleSubject } from './example/subject'
import { remoteMachine } from './remote-viewport/machines'
import { remoteSubject } from './remote-viewport/subject'

const entry = (subject: Pick<LabSubject, 'words'>, machine: AnyStateMachine) => ({
  subject: subject as LabSubject,
  chart: deriveChart(machine, subject.words.chart),
})

/** Subjects that are not the gate, with their charts. */
export const subjects = {
  request: entry(requestSubject, requestMachine),
  'remote viewport': entry(remoteSubject, remoteMachine),
  example: entry(exampleSubject, exampleMachine),
} as const

/** A busy machine decides no verdict: a search ends by its states, not by its time. */
export const limits = { mostStates: 400, mostMs: 110_000 }

import type { EvidenceReference, RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { rules } from '../../../src/audit/gate/rules'
import { rulesOf } from '../../../src/audit/model/rules'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import {
  captureEvidence,
  ruleEvidence,
  observationEvidence,
  scenarioEvidence,
  textEvidence,
} from './evidenceReferences'

/** What a rule's row stands on beside the transitions that carry the rule. */
const furtherEvidence: Readonly<Record<string, readonly EvidenceReference[]>> = {
  R1: [scenarioEvidence('?local=x&session=accepted', '?local=accepted&session=x', '?session=accepted')],
  R2: [
    scenarioEvidence('?local=accepted', '?local=accepted&pasos=60000ms.60000ms'),
    { kind: 'storage', place: 'local', fault: 'ok' },
  ],
  R3: [
    scenarioEvidence('?local=x', '?local=', '?local=ACCEPTED', '?local=x&session=accepted'),
    { kind: 'storage', place: 'local', fault: 'foreign' },
    { kind: 'storage', place: 'local', fault: 'empty' },
  ],
  R4: [scenarioEvidence('?session=accepted'), { kind: 'storage', place: 'session', fault: 'ok' }],
  R5: [
    scenarioEvidence('?session=x', '?session=', '?session=%20accepted'),
    { kind: 'storage', place: 'session', fault: 'foreign' },
    { kind: 'storage', place: 'session', fault: 'empty' },
  ],
  R6: [scenarioEvidence('?'), { kind: 'storage', fault: 'absent' }],
  R7: [scenarioEvidence('?pasos=si-recordar', '?pasos=no.si-recordar')],
  R8: [scenarioEvidence('?pasos=si', '?pasos=no.si')],
  R9: [scenarioEvidence('?pasos=no.no', '?pasos=no.49ms.no.49ms')],
  R10: [scenarioEvidence('?pasos=no.50ms'), ...observationEvidence('pulse-ms')],
  X1: [scenarioEvidence('?local=~bloqueado'), { kind: 'storage', fault: 'blocked' }],
  X2: [
    scenarioEvidence('?session=~lleno&pasos=si.olvidar', '?session=~lleno&pasos=si.volver'),
    { kind: 'storage', fault: 'quota' },
    ...textEvidence(['notice'], 'unsaved'),
    ...captureEvidence('unsaved'),
  ],
  X3: [scenarioEvidence('?local=accepted&pasos=olvidar', '?session=accepted&pasos=olvidar')],
  X4: [
    scenarioEvidence(
      '?local=accepted&pasos=otra-nada',
      '?local=accepted&pasos=otra-x',
      '?pasos=otra-accepted',
      '?pasos=otra-x',
      '?local=accepted&pasos=otra-vacia',
      '?local=accepted&pasos=congelar.otra-nada.volver',
    ),
  ],
}

const { states, transitions } = deriveGateChart()

/** The state in which one stays after entering `id`. */
const leafOf = (id: string): string => {
  const initial = states.find((state) => state.id === id)?.initial
  return initial ? leafOf(initial) : id
}

/** A row for each rule of the gate. */
export const ruleRequirements: readonly RequirementWords[] = rules.map(({ id, quote, summary, sentence }) => {
  const own = transitions.filter(({ rule }) => rulesOf(rule).includes(id))
  const touched = [
    ...states.filter(({ rule }) => rule === id).map((state) => state.id),
    ...own.flatMap(({ from, to }) => [from, leafOf(to)]),
  ]
  return {
    group: 'Reglas propias y especificación',
    source: quote ? 'Especificación §4' : 'Regla propia, donde la especificación calla',
    owner: 'Equipo del sitio',
    types: ['A', 'B'],
    id,
    article: id,
    summary,
    ...(quote && { quote }),
    implementation: sentence,
    states: [...new Set(touched)],
    evidence: [
      ...[...new Set(own.map(({ rule }) => rule))].map(ruleEvidence),
      ...(furtherEvidence[id] ?? []),
    ],
  }
})

import { receivedBeforeYes } from '../../../src/audit/dossier/evidence/receivedBeforeYes'
import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'

const standard = {
  group: 'Códigos y normas de la industria',
  owner: 'Equipo del sitio',
  types: ['B'],
  states: [],
} as const

/** What audits and standards of the industry look for. */
export const standardRequirements: readonly Requirement[] = [
  {
    ...standard,
    id: 'ABI-AGE',
    source: 'AB InBev, auditorías automáticas',
    article: 'Puerta',
    summary:
      'Las auditorías automáticas buscan las palabras de la puerta en el HTML estático, y que nada del contenido se pida antes de la respuesta.',
    implementation: `Las palabras de la puerta están en cada archivo HTML, y su título en la pestaña. ${receivedBeforeYes}`,
    types: ['A', 'B'],
    states: ['gate.not-accepted.asking'],
    evidence: [
      ...observationEvidence('static-words', 'quiet-gate', 'no-attempts-before'),
      { kind: 'requests' },
    ],
  },
  {
    ...standard,
    id: 'AA-LVL',
    source: 'IEEE 2089.1',
    article: 'Niveles',
    summary:
      'Cuatro niveles: declarada (asserted), estándar (standard), reforzada (enhanced) y estricta (strict).',
    implementation:
      'El nivel es «declarada (asserted)»: el sitio no dice en ninguna parte que comprobó una edad.',
    types: ['A'],
    evidence: [...observationEvidence('declared-only'), ...textEvidence(['privacy'], 'privacy-age')],
  },
]

import { officialSite } from '../../../src/content/legal'
import { receivedBeforeYes } from '../../../src/audit/dossier/evidence/receivedBeforeYes'
import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { captureEvidence, observationEvidence, scenarioEvidence, textEvidence } from './evidenceReferences'

const conduct = {
  source: 'IARD, Digital Guiding Principles y afines (autorregulación)',
  owner: 'Equipo del sitio',
  types: ['B'],
  states: [],
} as const
const asking = ['gate.not-accepted.asking'] as const
const rejecting = ['gate.not-accepted.rejecting'] as const

export const conductRequirements: readonly Requirement[] = [
  {
    ...conduct,
    id: 'DGP-AGE',
    article: 'Edad',
    summary:
      'Afirmar la edad antes de toda interacción; lo ideal, con fecha de nacimiento y país; a falta de otra edad, 18 años.',
    implementation:
      'La puerta pregunta sí o no antes de todo contenido, y lo llama declaración. No pide fecha de nacimiento ni país.',
    states: asking,
    evidence: [
      ...textEvidence(['gate'], 'question'),
      ...observationEvidence('deep-link-asks', 'reload-and-back'),
      ...textEvidence(['privacy'], 'privacy-age'),
      ...captureEvidence('asking'),
    ],
  },
  {
    ...conduct,
    id: 'DGP-REM',
    article: 'Recordar',
    summary: 'Junto a «recordar», un aviso sobre dispositivos compartidos.',
    implementation:
      'El aviso junto a la casilla, atado a ella con aria-describedby, dice qué se guarda al marcarla y pide no marcarla en un dispositivo compartido con menores.',
    states: asking,
    evidence: [...textEvidence(['gate'], 'remember-notice'), ...observationEvidence('box-described')],
  },
  {
    ...conduct,
    id: 'DGP-DEN',
    article: 'Negativa',
    summary: 'A quien no puede entrar, un mensaje adecuado; nunca una página comercial.',
    implementation:
      'Un diálogo lo dice y la dirección no cambia. La especificación permite reintentar, y este expediente lo declara.',
    states: rejecting,
    evidence: [
      ...textEvidence(['dialog'], 'rejection', 'rejection-detail'),
      ...observationEvidence('dialog-not-commercial', 'repeated-no'),
      scenarioEvidence('?pasos=no.si'),
      ...captureEvidence('rejecting'),
    ],
  },
  {
    ...conduct,
    id: 'DGP-FAN',
    article: 'Reenvío',
    summary: 'Un aviso sobre el reenvío donde algo se pueda compartir.',
    implementation:
      'La puerta pide no compartir con menores de edad, y toda página con un enlace de chat, con menores de 18 años.',
    evidence: [
      ...textEvidence(['gate'], 'responsible'),
      ...textEvidence(['product', 'quote', 'footer'], 'forward'),
      ...observationEvidence('chat-forward'),
    ],
  },
  {
    ...conduct,
    id: 'DGP-RDM',
    article: 'Consumo responsable',
    summary: 'Un mensaje visible de consumo responsable.',
    implementation: 'El mensaje está en la puerta, sin JavaScript y en el pie.',
    evidence: textEvidence(['gate', 'no-script', 'footer'], 'responsible'),
  },
  {
    ...conduct,
    id: 'DGP-TRA',
    article: 'Transparencia',
    summary: 'No ocultar el propósito comercial.',
    implementation: `«${officialSite}» está en la puerta y en el pie.`,
    evidence: textEvidence(['gate', 'footer'], 'official'),
  },
  {
    ...conduct,
    id: 'DGP-PRV',
    article: 'Privacidad',
    summary:
      'Una declaración de privacidad: qué se guarda, cuándo, por cuánto tiempo y cómo se borran; sin cookies, sin rastreo, sin terceros antes de un clic.',
    implementation: 'Un panel al pie dice qué se guarda, dónde, hasta cuándo y cómo borrarlo.',
    evidence: [
      ...textEvidence(
        ['privacy'],
        'privacy-intro',
        'privacy-status',
        'privacy-scroll',
        'privacy-copies',
        'privacy-third-parties',
        'privacy-deletion',
        'privacy-browser-cache',
        'forget',
      ),
      ...observationEvidence('no-cookies', 'own-host', 'no-attempts', 'worker-own-host'),
    ],
  },
  {
    ...conduct,
    id: 'ABI-AGE',
    source: 'AB InBev, auditorías automáticas',
    article: 'Puerta',
    summary:
      'Las auditorías automáticas buscan las palabras de la puerta en el HTML estático, y que nada del contenido se pida antes de la respuesta.',
    implementation: `Las palabras de la puerta están en cada archivo HTML, y su título en la pestaña. ${receivedBeforeYes}`,
    types: ['A', 'B'],
    states: asking,
    evidence: [
      ...observationEvidence('static-words', 'quiet-gate', 'no-attempts-before'),
      { kind: 'requests' },
    ],
  },
  {
    ...conduct,
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

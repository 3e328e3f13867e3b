import { officialSite } from '../../../src/content/legal'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { captureEvidence, observationEvidence, scenarioEvidence, textEvidence } from './evidenceReferences'
import { guidingPages } from './secondHand'

const conduct = {
  group: 'Códigos y normas de la industria',
  source: 'IARD, Digital Guiding Principles (autorregulación)',
  secondHand: guidingPages,
  owner: 'Equipo del sitio',
  types: ['B'],
  states: [],
} as const
const asking = ['gate.not-accepted.asking'] as const
const rejecting = ['gate.not-accepted.rejecting'] as const

export const conductRequirements: readonly RequirementWords[] = [
  {
    ...conduct,
    id: 'DGP-AGE',
    article: 'Edad',
    types: ['B', 'H'],
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
    deviation: {
      rule: 'Donde se pueda, la edad se afirma con la fecha de nacimiento y el país de residencia.',
      instead: 'Se pregunta si se tienen más de 18 años, y se responde SÍ o NO.',
      why: 'La especificación pide sí o no (§5), y no recoger la fecha ni el país guarda menos datos de quien visita.',
      acceptedBy: 'Dueño de la marca',
      until: '2027-11-30',
    },
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
    types: ['B', 'H'],
    summary:
      'A quien no puede entrar, un mensaje adecuado; nunca una página comercial. No debería poder volver atrás y responder otra cosa con facilidad.',
    implementation: 'Un diálogo lo dice y la dirección no cambia. Después se puede responder otra vez.',
    states: rejecting,
    evidence: [
      ...textEvidence(['dialog'], 'rejection', 'rejection-detail'),
      ...observationEvidence('dialog-not-commercial', 'repeated-no'),
      scenarioEvidence('?pasos=no.si'),
      ...captureEvidence('rejecting'),
    ],
    deviation: {
      rule: 'Quien recibió una negativa no debería poder volver atrás y responder otra cosa con facilidad.',
      instead: 'Después de NO se puede responder otra vez, sin espera y cuantas veces se quiera.',
      why: 'La especificación manda que se pueda reintentar (§4), y recordar una negativa sería guardar algo de quien no aceptó.',
      acceptedBy: 'Dueño de la marca',
      until: '2027-11-30',
    },
  },
  {
    ...conduct,
    id: 'DGP-FAN',
    article: 'Reenvío',
    summary: 'Un aviso sobre el reenvío donde algo se pueda compartir.',
    implementation:
      'La puerta y toda página con un enlace de chat piden no compartir con menores de 18 años.',
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
    types: ['B', 'H'],
    summary: 'No ocultar el propósito comercial.',
    implementation: `«${officialSite}» está en la puerta y en el pie.`,
    evidence: textEvidence(['gate', 'footer'], 'official'),
    interpretation: {
      question: 'Si el propósito comercial se reconoce a primera vista.',
      reading: `Basta «${officialSite}» en la puerta y en el pie de cada página.`,
      otherReading: 'Haría falta decir que es publicidad de una bebida alcohólica.',
      figures: 'sentence-sizes',
    },
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
        'privacy-bottles',
        'privacy-copies',
        'privacy-third-parties',
        'privacy-deletion',
        'privacy-browser-cache',
        'forget',
      ),
      ...observationEvidence('no-cookies', 'own-host', 'no-attempts', 'worker-own-host'),
    ],
  },
]

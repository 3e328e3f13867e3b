import { receivedBeforeYes } from '../../../src/audit/dossier/evidence/receivedBeforeYes'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, textEvidence } from './evidenceReferences'
import { assuranceContents, messagingNews, notNoted, verificationAbstract } from './secondHand'

const standard = {
  group: 'Códigos y normas de la industria',
  owner: 'Equipo del sitio',
  types: ['B'],
  states: [],
} as const

/** What audits and standards of the industry look for. */
export const standardRequirements: readonly RequirementWords[] = [
  {
    ...standard,
    id: 'ABI-AGE',
    source: 'AB InBev, auditorías automáticas',
    secondHand: notNoted,
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
    secondHand: verificationAbstract,
    article: 'Niveles',
    summary:
      'Cuatro niveles: declarada (asserted), estándar (standard), reforzada (enhanced) y estricta (strict).',
    implementation:
      'El nivel es «declarada (asserted)»: el sitio no dice en ninguna parte que comprobó una edad.',
    types: ['A'],
    evidence: [...observationEvidence('declared-only'), ...textEvidence(['privacy'], 'privacy-age')],
  },
  {
    ...standard,
    id: 'IEEE-2089.1',
    source: 'IEEE 2089.1',
    secondHand: verificationAbstract,
    article: 'Nivel frente al riesgo',
    summary: 'El nivel de confianza en la edad corresponde al riesgo de lo que se ofrece.',
    implementation:
      'El nivel es «declarada (asserted)», el más bajo. El sitio muestra y no vende; la entrega en mano pide el documento.',
    types: ['B', 'H'],
    evidence: [
      ...observationEvidence('declared-only'),
      ...textEvidence(['gate', 'product', 'quote'], 'identity'),
    ],
    interpretation: {
      question: 'Si una edad declarada basta para un sitio que muestra una bebida alcohólica y no la vende.',
      reading:
        'Basta: lo que se ve no se puede comprar ni recibir en el sitio, y quien entrega tiene que pedir el documento original.',
      otherReading:
        'No basta: una persona menor puede responder SÍ y ver publicidad de alcohol; haría falta comprobar la edad.',
    },
  },
  {
    ...standard,
    id: 'ISO-27566',
    source: 'ISO/IEC 27566-1',
    secondHand: assuranceContents,
    article: 'Declaración de prácticas',
    summary:
      'Una declaración dice cómo se trata la edad: funcionamiento, desempeño, privacidad, seguridad y aceptabilidad, con el riesgo que queda.',
    implementation:
      'El capítulo «Prácticas» la trae en ese orden, cada frase con las filas que la comprueban. Que responda a la norma lo dice quien la tenga.',
    types: ['A', 'H'],
    evidence: [...observationEvidence('declared-only'), ...textEvidence(['privacy'], 'privacy-age')],
  },
  {
    ...standard,
    id: 'META-WA',
    source: 'Meta y WhatsApp, reglas para empresas',
    secondHand: messagingNews,
    article: 'Bebidas alcohólicas',
    summary:
      'Desde el 27 de agosto de 2024 WhatsApp Business Platform admite promoción de alcohol en América Latina; la aplicación WhatsApp Business no, y catálogo y pagos siguen prohibidos.',
    implementation:
      'Los pedidos y cotizaciones abren un mensaje en WhatsApp, sin catálogo ni pagos. Qué tipo de cuenta recibe los mensajes, y la fecha de las reglas que se leyeron, lo anota el dueño.',
    types: ['H'],
    owner: 'Dueño de la marca',
    evidence: [],
  },
]

import { answers, gate } from '../../../src/content/legal'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { captureEvidence, observationEvidence, textEvidence } from './evidenceReferences'

const access = {
  group: 'Accesibilidad',
  source: 'Accesibilidad de la puerta (WCAG 2.2)',
  owner: 'Equipo del sitio',
  types: ['B'],
} as const
const asking = ['gate.not-accepted.asking'] as const
const rejecting = ['gate.not-accepted.rejecting'] as const

export const accessRequirements: readonly RequirementWords[] = [
  {
    ...access,
    id: 'AC-PAGE',
    article: '2.1.2',
    summary: 'Una puerta que ocupa la página es una página, no un diálogo modal: no atrapa el foco.',
    implementation: 'La puerta es un main de la página, sin papel de diálogo, y el teclado sale de ella.',
    states: asking,
    evidence: observationEvidence('not-modal'),
  },
  {
    ...access,
    id: 'AC-DIALOG',
    article: '4.1.2 y 2.4.3',
    summary:
      'El rechazo es un alertdialog en un dialog nativo: tiene nombre y el foco dentro, lo cierran Escape y un botón visible, y el foco vuelve a NO.',
    implementation: `El rechazo es un dialog nativo con papel alertdialog; se cierra con Escape y con «${gate.rejectionClose}».`,
    states: rejecting,
    evidence: observationEvidence('dialog-labelled', 'dialog-escape', 'dialog-button'),
  },
  {
    ...access,
    id: 'AC-STATUS',
    article: '4.1.3',
    summary: `«${gate.loading}» es un role=status.`,
    implementation: 'La espera se anuncia con role=status.',
    states: ['gate.checking'],
    evidence: [
      ...observationEvidence('loading-status'),
      ...textEvidence(['loading'], 'loading'),
      ...captureEvidence('checking'),
    ],
  },
  {
    ...access,
    id: 'AC-TARGETS',
    article: '2.5.8',
    summary: 'Los controles miden 24 px o más.',
    implementation: `${Object.values(answers).join(', ')} y la casilla con su etiqueta miden 24 px o más.`,
    states: asking,
    evidence: observationEvidence('wcag-targets', 'equal-answers'),
  },
  {
    ...access,
    id: 'AC-TARGETS-48',
    group: 'Reglas propias y especificación',
    source: 'Regla propia, más estricta que WCAG 2.2',
    article: '2.5.8',
    summary: 'Los controles de la puerta miden 48 px o más.',
    implementation: `${Object.values(answers).join(', ')} y la casilla con su etiqueta miden 48 px o más. El botón que cierra el rechazo no se mide aquí.`,
    types: ['B', 'H'],
    states: asking,
    evidence: observationEvidence('gate-targets'),
    interpretation: {
      question: 'Qué tamaño basta para tocar una respuesta sin equivocarse.',
      reading: 'La regla propia pide 48 px, y solo para los controles de la puerta.',
      otherReading: 'WCAG 2.2 pide 24 px en el criterio 2.5.8 y 44 px en el 2.5.5, el más exigente.',
      figures: 'target-sizes',
    },
  },
  {
    ...access,
    id: 'AC-FOCUS',
    article: '2.4.3',
    summary: 'Después de SÍ, el foco va al encabezado de la página.',
    implementation: 'El foco pasa al encabezado de la página pedida.',
    states: ['gate.accepted.remembered'],
    evidence: observationEvidence('focus-after-yes'),
  },
  {
    ...access,
    id: 'AC-TIME',
    article: '2.2.1',
    summary: 'Los 50 ms no limitan nada que se lea.',
    implementation:
      'El mensaje se borra del estado a los 50 ms; el diálogo que se lee queda hasta que se cierra.',
    states: rejecting,
    evidence: observationEvidence('dialog-stays'),
  },
  {
    ...access,
    id: 'AC-PAUSE',
    article: '2.2.2',
    summary: 'El carrusel tiene un botón de pausa.',
    implementation: 'El carrusel de inicio se detiene con un botón.',
    states: ['gate.accepted'],
    evidence: observationEvidence('pause-button'),
  },
  {
    ...access,
    id: 'AC-DECL',
    source: 'Accesibilidad, declaración',
    article: 'Página',
    summary: 'Una declaración dice qué se cumple de WCAG 2.2, qué no, desde cuándo y a quién avisar.',
    implementation:
      'El sitio no la tiene todavía. Este expediente muestra lo que se observó; la declaración la escribe quien responde por ella.',
    types: ['H'],
    owner: 'Dueño de la marca',
    states: [],
    evidence: [],
  },
]

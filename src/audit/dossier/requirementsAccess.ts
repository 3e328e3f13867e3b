import type { LookId } from './looks'
import type { EvidenceReference, Requirement } from './requirement'

const looked = (...ids: readonly LookId[]): EvidenceReference[] => ids.map((look) => ({ kind: 'look', look }))

const access = {
  source: 'Accesibilidad de la puerta (WCAG 2.2)',
  owner: 'Equipo del sitio',
  types: ['B'],
} as const
const privacy = { source: 'Privacidad (ePrivacy 5(3))', owner: 'Equipo del sitio', types: ['B'] } as const
const asking = ['gate.not-accepted.asking'] as const
const rejecting = ['gate.not-accepted.rejecting'] as const

export const accessRequirements: readonly Requirement[] = [
  {
    ...access,
    id: 'AC-PAGE',
    article: '2.1.2',
    quote: 'A full-page gate is a page, not a modal: no focus trap.',
    deed: 'La puerta es un main de la página, sin papel de diálogo, y el teclado sale de ella.',
    states: asking,
    evidence: looked('not-modal'),
  },
  {
    ...access,
    id: 'AC-DIALOG',
    article: '4.1.2 y 2.4.3',
    quote:
      'The denial is an alertdialog in a native <dialog>: labelled, focus inside, Escape and a visible button close it, focus returns to NO.',
    deed: 'El rechazo es un dialog nativo con papel alertdialog; se cierra con Escape y con «Entendido».',
    states: rejecting,
    evidence: looked('dialog-labelled', 'dialog-escape', 'dialog-button'),
  },
  {
    ...access,
    id: 'AC-STATUS',
    article: '4.1.3',
    quote: '"Cargando..." is a role=status.',
    deed: 'La espera se anuncia con role=status.',
    states: ['gate.checking'],
    evidence: [
      ...looked('loading-status'),
      { kind: 'text', text: 'loading', places: ['carga'] },
      { kind: 'capture', state: 'comprobando' },
    ],
  },
  {
    ...access,
    id: 'AC-TARGETS',
    article: '2.5.8',
    quote: 'Targets ≥ 48 px.',
    deed: 'SÍ, NO, la casilla con su etiqueta y el cierre del diálogo miden 48 px o más.',
    states: asking,
    evidence: looked('gate-targets', 'equal-answers'),
  },
  {
    ...access,
    id: 'AC-FOCUS',
    article: '2.4.3',
    quote: "After SÍ the focus goes to the page's heading.",
    deed: 'El foco pasa al encabezado de la página pedida.',
    states: ['gate.accepted.remembered'],
    evidence: looked('focus-after-yes'),
  },
  {
    ...access,
    id: 'AC-TIME',
    article: '2.2.1',
    quote: 'The 50 ms limit nothing that is read.',
    deed: 'El mensaje se borra del estado a los 50 ms; el diálogo que se lee queda hasta que se cierra.',
    states: rejecting,
    evidence: looked('dialog-stays'),
  },
  {
    ...access,
    id: 'AC-PAUSE',
    article: '2.2.2',
    quote: 'The carousel has a pause button.',
    deed: 'El carrusel de inicio se detiene con un botón.',
    states: ['gate.accepted'],
    evidence: looked('pause-button'),
  },
  {
    ...privacy,
    id: 'PR-EXEMPT',
    article: 'Estrictamente necesario',
    quote:
      'storage is exempt where strictly necessary for what the visitor asked; the persistent value exists only because the box was ticked',
    deed: 'Sin la casilla solo se escribe en la sesión; con ella, solo en el almacenamiento local.',
    states: ['gate.accepted.storing'],
    evidence: [
      { kind: 'storage', fault: 'absent' },
      { kind: 'scenarios', links: ['?pasos=si', '?pasos=si-recordar'] },
    ],
  },
  {
    ...privacy,
    id: 'PR-INVENTORY',
    article: 'Inventario',
    quote:
      "The inventory is complete: status in local or session storage, and the router's scroll positions in session storage. Nothing else.",
    deed: 'Después de visitar todas las páginas solo están esas dos claves, y ninguna cookie.',
    states: [],
    evidence: looked('storage-inventory', 'no-cookies'),
  },
]

import { gate } from '../../../src/content/legal'
import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'

const states = { source: 'Especificación §4', owner: 'Equipo del sitio' } as const
const validation = { source: 'Especificación §5', owner: 'Equipo del sitio' } as const

export const specificationRequirements: readonly Requirement[] = [
  {
    ...states,
    id: 'ES-4-INICIAL',
    article: '§4',
    summary: 'Al comienzo: checking, con la espera encendida.',
    quote: 'Initial: checking, loading on.',
    implementation: 'La máquina nace en checking, con la espera a la vista.',
    types: ['A', 'B'],
    states: ['gate.checking'],
    evidence: [
      { kind: 'observation', observation: 'initial-loading' },
      { kind: 'capture', state: 'checking' },
    ],
  },
  {
    ...states,
    id: 'ES-4-MATRIZ',
    article: '§4, todo',
    summary: 'Todos los caminos del diagrama, y cada par de valores guardados con cada respuesta.',
    implementation:
      'Cada camino y cada par de valores se compara, antes y después de cada paso, con un oráculo escrito aparte desde la especificación.',
    types: ['A'],
    states: ['gate'],
    evidence: [{ kind: 'all-scenarios' }],
  },
  {
    ...states,
    id: 'ES-4-FALLAS',
    article: '§4, almacenamiento',
    summary:
      'Cada almacén con accepted, sin nada, con otro valor, vacío, bloqueado, lleno o sin dejar quitar; al abrir, con SÍ recordando, con SÍ y con NO.',
    implementation:
      'Con cada falla y cada respuesta, el estado, lo guardado y el mensaje son los de las reglas.',
    types: ['A', 'B'],
    states: ['gate'],
    evidence: [{ kind: 'storage' }],
  },
  {
    ...states,
    id: 'ES-4-CLAVE',
    article: '§3 y §4',
    summary: 'Lo guardado: clave status, valor accepted.',
    quote: "Stored entry: key status, value 'accepted'.",
    implementation: 'Solo se lee y se escribe la clave status, con el valor accepted.',
    types: ['A', 'B'],
    states: ['gate.accepted.storing'],
    evidence: [
      { kind: 'observation', observation: 'stored-contract' },
      { kind: 'scenarios', links: ['?pasos=si', '?pasos=si-recordar', '?local=ACCEPTED'] },
    ],
  },
  {
    ...states,
    id: 'ES-4-MENU',
    article: '§4, menú lateral',
    summary: 'Abierto o cerrado; un botón lo cambia; cada cambio de ruta lo cierra.',
    quote:
      'Open or closed; toggled by a button (the sidebar can be opened, closed or toggled); forced closed on every route change.',
    implementation: 'El menú se abre y se cierra con su botón, y se cierra en cada cambio de ruta.',
    types: ['B'],
    states: [],
    evidence: [
      { kind: 'observation', observation: 'menu-toggles' },
      { kind: 'observation', observation: 'menu-route-change' },
    ],
  },
  {
    ...validation,
    id: 'ES-5-EDAD',
    article: '§5',
    summary: 'Para entrar se confirma tener más de 18 años (edad mínima: 18).',
    quote: 'Entry requires confirming being over 18 (minimum age 18).',
    implementation: 'Nadie pasa sin SÍ en ninguna dirección, y la pregunta dice 18 años.',
    types: ['A', 'B'],
    states: ['gate.not-accepted.asking'],
    evidence: [
      { kind: 'observation', observation: 'minimum-age' },
      { kind: 'observation', observation: 'deep-link-asks' },
      { kind: 'observation', observation: 'unknown-path' },
      { kind: 'text', text: 'question', places: ['gate'] },
      { kind: 'text', text: 'requirement', places: ['gate'] },
      { kind: 'text', text: 'no-script', places: ['no-script'] },
      { kind: 'capture', state: 'no-script' },
    ],
  },
  {
    ...validation,
    id: 'ES-5-MODO',
    article: '§5',
    summary: 'No se muestra cómo se comprueba la edad más allá de la respuesta sí o no.',
    quote: 'How age is verified beyond the yes/no answer: not shown.',
    implementation: 'La edad es declarada; el sitio no pide documentos ni datos.',
    types: ['A'],
    states: ['gate.not-accepted.asking'],
    evidence: [],
    notApplicable: 'La especificación no pide otro medio que la respuesta: no hay regla que cumplir.',
  },
  {
    ...validation,
    id: 'ES-5-CASILLA',
    article: '§5',
    summary: 'La casilla de recordar está sin marcar al abrir.',
    quote: 'The remember checkbox is unchecked by default.',
    implementation: `«${gate.remember}» está sin marcar al abrir.`,
    types: ['B'],
    states: ['gate.not-accepted.asking'],
    evidence: [
      { kind: 'observation', observation: 'box-unticked' },
      { kind: 'text', text: 'remember', places: ['gate'] },
    ],
  },
  {
    ...validation,
    id: 'ES-5-CAMPOS',
    article: '§5',
    summary: 'No se muestran campos con otra validación.',
    quote: 'No form fields with other validation are shown.',
    implementation: 'La puerta no pide más que la respuesta y la casilla.',
    types: ['B'],
    states: ['gate.not-accepted.asking'],
    evidence: [{ kind: 'observation', observation: 'only-two-answers' }],
  },
  {
    source: 'Especificación §8',
    owner: 'Equipo del sitio',
    id: 'ES-8-NO',
    article: '§8',
    summary:
      'Un diálogo de error con «Lo sentimos, debes ser mayor de edad para poder acceder»; el mismo texto queda como errorMessage y se borra a los 50 ms; no se da acceso.',
    quote:
      "Error dialog with 'Lo sentimos, debes ser mayor de edad para poder acceder'; the same text is held as errorMessage and cleared after 50 ms; access is not granted",
    implementation: 'El diálogo y errorMessage dicen la misma frase, y no se entra.',
    types: ['A', 'B'],
    states: ['gate.not-accepted.rejecting'],
    evidence: [
      { kind: 'text', text: 'rejection', places: ['dialog'] },
      { kind: 'scenarios', links: ['?pasos=no.50ms', '?local=x&pasos=no.50ms'] },
      { kind: 'capture', state: 'rejecting' },
    ],
  },
]

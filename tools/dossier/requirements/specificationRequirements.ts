import { gate } from '../../../src/content/legal'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { captureEvidence, observationEvidence, scenarioEvidence, textEvidence } from './evidenceReferences'

const specification = {
  group: 'Reglas propias y especificación',
  source: 'Especificación §4',
  owner: 'Equipo del sitio',
  types: ['A', 'B'],
} as const
const validation = {
  ...specification,
  source: 'Especificación §5',
  article: '§5',
  states: ['gate.not-accepted.asking'],
} as const

export const specificationRequirements: readonly RequirementWords[] = [
  {
    ...specification,
    id: 'ES-4-INICIAL',
    article: '§4',
    summary: 'Al comienzo: checking, con la espera encendida.',
    quote: 'Initial: checking, loading on.',
    implementation: 'La máquina nace en checking, con la espera a la vista.',
    states: ['gate.checking'],
    evidence: [...observationEvidence('initial-loading'), ...captureEvidence('checking')],
  },
  {
    ...specification,
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
    ...specification,
    id: 'ES-4-FALLAS',
    article: '§4, almacenamiento',
    summary:
      'Cada almacén con accepted, sin nada, con otro valor, vacío, bloqueado, lleno o sin dejar quitar; al abrir, con SÍ recordando, con SÍ y con NO.',
    implementation:
      'Con cada falla y cada respuesta, el estado, lo guardado y el mensaje son los de las reglas.',
    states: ['gate'],
    evidence: [{ kind: 'storage' }],
  },
  {
    ...specification,
    id: 'ES-4-CLAVE',
    article: '§3 y §4',
    summary: 'Lo guardado: clave status, valor accepted.',
    quote: "Stored entry: key status, value 'accepted'.",
    implementation: 'Solo se lee y se escribe la clave status, con el valor accepted.',
    states: ['gate.accepted.storing'],
    evidence: [
      ...observationEvidence('stored-contract'),
      scenarioEvidence('?pasos=si', '?pasos=si-recordar', '?local=ACCEPTED'),
    ],
  },
  {
    ...specification,
    id: 'ES-4-MENU',
    article: '§4, menú lateral',
    summary: 'Abierto o cerrado; un botón lo cambia; cada cambio de ruta lo cierra.',
    quote:
      'Open or closed; toggled by a button (the sidebar can be opened, closed or toggled); forced closed on every route change.',
    implementation: 'El menú se abre y se cierra con su botón, y se cierra en cada cambio de ruta.',
    types: ['B'],
    states: [],
    evidence: observationEvidence('menu-toggles', 'menu-route-change'),
  },
  {
    ...validation,
    id: 'ES-5-EDAD',
    summary: 'Para entrar se confirma tener más de 18 años (edad mínima: 18).',
    quote: 'Entry requires confirming being over 18 (minimum age 18).',
    implementation: 'Nadie pasa sin SÍ en ninguna dirección, y la pregunta dice 18 años.',
    evidence: [
      ...observationEvidence('minimum-age', 'deep-link-asks', 'unknown-path'),
      ...textEvidence(['gate'], 'question', 'requirement'),
      ...textEvidence(['no-script'], 'no-script'),
      ...captureEvidence('no-script'),
    ],
  },
  {
    ...validation,
    id: 'ES-5-MODO',
    summary: 'No se muestra cómo se comprueba la edad más allá de la respuesta sí o no.',
    quote: 'How age is verified beyond the yes/no answer: not shown.',
    implementation: 'La edad es declarada; el sitio no pide documentos ni datos.',
    types: ['A'],
    evidence: [],
    notApplicable: 'La especificación no pide otro medio que la respuesta: no hay regla que cumplir.',
  },
  {
    ...validation,
    id: 'ES-5-CASILLA',
    summary: 'La casilla de recordar está sin marcar al abrir.',
    quote: 'The remember checkbox is unchecked by default.',
    implementation: `«${gate.remember}» está sin marcar al abrir.`,
    types: ['B'],
    evidence: [...observationEvidence('box-unticked'), ...textEvidence(['gate'], 'remember')],
  },
  {
    ...validation,
    id: 'ES-5-CAMPOS',
    summary: 'No se muestran campos con otra validación.',
    quote: 'No form fields with other validation are shown.',
    implementation: 'La puerta no pide más que la respuesta y la casilla.',
    types: ['B'],
    evidence: observationEvidence('only-two-answers'),
  },
  {
    ...specification,
    source: 'Especificación §8',
    id: 'ES-8-NO',
    article: '§8',
    summary: `Un diálogo de error con «${gate.rejection}»; el mismo texto queda como errorMessage y se borra a los 50 ms; no se da acceso.`,
    quote:
      "Error dialog with 'Lo sentimos, debes ser mayor de edad para poder acceder'; the same text is held as errorMessage and cleared after 50 ms; access is not granted",
    implementation: 'El diálogo y errorMessage dicen la misma frase, y no se entra.',
    states: ['gate.not-accepted.rejecting'],
    evidence: [
      ...textEvidence(['dialog'], 'rejection'),
      scenarioEvidence('?pasos=no.50ms', '?local=x&pasos=no.50ms'),
      ...captureEvidence('rejecting'),
    ],
  },
]

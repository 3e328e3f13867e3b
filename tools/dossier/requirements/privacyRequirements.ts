import { gate } from '../../../src/content/legal'
import type { RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { observationEvidence, scenarioEvidence } from './evidenceReferences'
import { notNoted } from './secondHand'

const privacy = {
  group: 'Privacidad',
  source: 'Privacidad (ePrivacy 5(3))',
  secondHand: notNoted,
  owner: 'Equipo del sitio',
  types: ['B'],
} as const

/** Everything that is stored on a device, at each moment of a visit. */
const storedObservations = [
  'device-before',
  'device-session',
  'device-session-closed',
  'device-remembered',
  'device-remembered-closed',
  'device-forgotten',
  'no-cookies',
] as const

export const privacyRequirements: readonly RequirementWords[] = [
  {
    ...privacy,
    id: 'PR-EXEMPT',
    article: 'Estrictamente necesario',
    summary:
      'Guardar no pide consentimiento donde es estrictamente necesario para lo que pidió quien visita; el valor que perdura existe solo porque se marcó la casilla.',
    implementation:
      'La respuesta se escribe, sin la casilla, solo en la sesión; con ella, solo en el almacenamiento local, y solo entonces se guardan copias de lo visitado. Las botellas del mensaje se escriben solo en la sesión, desde que se agrega la primera.',
    states: ['gate.accepted.storing'],
    types: ['B', 'H'],
    evidence: [
      { kind: 'storage', fault: 'absent' },
      scenarioEvidence('?pasos=si', '?pasos=si-recordar'),
      ...observationEvidence('device-session-closed', 'device-remembered-closed'),
    ],
    interpretation: {
      question:
        'Si lo que se guarda es «estrictamente necesario» para lo que pidió quien visita, y por eso no necesita otro consentimiento.',
      reading:
        'Sí: recordar la respuesta y las páginas se pide marcando la casilla, juntar botellas en un mensaje se pide agregándolas, y sin la casilla nada sobrevive a la sesión.',
      otherReading:
        'No: recordar es una comodidad, también la lista de botellas, y las copias de las páginas no hacen falta para verlas; la casilla tendría que ser un consentimiento con toda su información.',
      figures: 'left-on-device',
    },
  },
  {
    ...privacy,
    id: 'PR-INVENTORY',
    article: 'Inventario',
    summary:
      'El inventario es completo: status en el almacén local o en el de sesión, las posiciones de desplazamiento del enrutador y las botellas del mensaje en el de sesión y, solo con la casilla marcada, las copias de las páginas visitadas con el programa (service worker) que las muestra sin conexión.',
    implementation: `Sin la casilla, al cerrar el navegador no queda nada. Con ella quedan la respuesta y las copias, hasta «${gate.forget}». Se leen los almacenes local y de sesión, las cookies, las cachés, IndexedDB, los archivos privados y los programas registrados; no la memoria temporal (caché HTTP) ni el historial, que son del navegador.`,
    states: [],
    evidence: observationEvidence(...storedObservations),
  },
  {
    ...privacy,
    id: 'PR-DEVICE',
    article: 'Toda clase de almacén',
    summary:
      'La regla vale para todo lo que se guarda o se lee en el dispositivo, de cualquier clase, y también para lo que envía a terceros.',
    implementation:
      'Se leen todas las clases antes de SÍ, durante la visita, al cerrar el navegador y después de olvidar; con el programa que guarda copias en marcha y sin él. Nada sale a terceros.',
    states: [],
    evidence: observationEvidence(
      ...storedObservations,
      'no-attempts-before',
      'no-attempts',
      'worker-own-host',
    ),
  },
]

import { gate } from '../../../src/content/legal'
import type { EvidenceReference, Requirement } from '../../../src/audit/dossier/requirements/requirement'

const specification = { source: 'Especificación §4', owner: 'Equipo del sitio', types: ['A', 'B'] } as const
const ours = { ...specification, source: 'Regla propia, donde la especificación calla' } as const

const scenarios = (...links: readonly string[]): EvidenceReference => ({ kind: 'scenarios', links })
const fired = (rule: string): EvidenceReference => ({ kind: 'rule', rule })

/** What the visitor answers, and our own rules where the specification is silent. */
export const answerRequirements: readonly Requirement[] = [
  {
    ...specification,
    id: 'R7',
    article: 'R7',
    summary:
      'Al elegir SÍ, el estado es accepted; con «Recordar mis datos» marcado, «accepted» se guarda bajo status en el almacén persistente.',
    quote:
      "Choosing SÍ: state accepted; 'accepted' is stored under status in persistent storage if 'Recordar mis datos' is ticked",
    implementation: 'SÍ con la casilla marcada guarda «accepted» en local, y solo ahí.',
    states: ['gate.not-accepted', 'gate.accepted.storing', 'gate.accepted.remembered'],
    evidence: [fired('R7'), fired('R7-R8'), scenarios('?pasos=si-recordar', '?pasos=no.si-recordar')],
  },
  {
    ...specification,
    id: 'R8',
    article: 'R8',
    summary: 'Sin la casilla marcada, se guarda en el de sesión.',
    quote: 'otherwise in session storage.',
    implementation: 'SÍ sin la casilla guarda «accepted» en la sesión, y solo ahí.',
    states: ['gate.not-accepted', 'gate.accepted.storing', 'gate.accepted.remembered'],
    evidence: [fired('R8'), fired('R7-R8'), scenarios('?pasos=si', '?pasos=no.si')],
  },
  {
    ...specification,
    id: 'R9',
    article: 'R9',
    summary: 'Al elegir NO, el estado es not-accepted con un mensaje de error.',
    quote: 'Choosing NO: state not-accepted with an error message',
    implementation: 'NO deja el mensaje en errorMessage y abre el diálogo; un segundo NO reinicia los 50 ms.',
    states: ['gate.not-accepted.rejecting'],
    evidence: [fired('R9'), scenarios('?pasos=no.no', '?pasos=no.49ms.no.49ms')],
  },
  {
    ...specification,
    id: 'R10',
    article: 'R10',
    summary: 'El mensaje se borra a los 50 ms.',
    quote: 'the message is cleared after 50 ms.',
    implementation:
      'errorMessage es null a los 50 ms, ni uno antes ni uno después; el diálogo queda hasta que se cierra.',
    states: ['gate.not-accepted.rejecting', 'gate.not-accepted.asking'],
    evidence: [fired('R10'), scenarios('?pasos=no.50ms'), { kind: 'observation', observation: 'pulse-ms' }],
  },
  {
    ...ours,
    id: 'X1',
    article: 'X1',
    summary: 'Un almacén que no se puede leer no abre: se pregunta, y la página nunca queda en blanco.',
    implementation: 'Un almacenamiento que no se puede leer no abre: se pregunta.',
    states: ['gate.checking', 'gate.not-accepted.asking'],
    evidence: [fired('X1'), scenarios('?local=~bloqueado'), { kind: 'storage', fault: 'blocked' }],
  },
  {
    ...ours,
    id: 'X2',
    article: 'X2',
    summary: 'Si la respuesta no se pudo guardar, vale solo para esta visita y se dice.',
    implementation: 'Si no se puede guardar, entra por esta visita y un aviso lo dice.',
    states: ['gate.accepted.storing', 'gate.accepted.unsaved'],
    evidence: [
      fired('X2'),
      scenarios('?session=~lleno&pasos=si.olvidar'),
      { kind: 'storage', fault: 'quota' },
      { kind: 'text', text: 'unsaved', places: ['notice'] },
      { kind: 'capture', state: 'unsaved' },
    ],
  },
  {
    ...ours,
    id: 'X3',
    article: 'X3',
    summary: '«Olvidar mi respuesta», al pie, quita los dos valores guardados.',
    implementation: `«${gate.forget}» quita los dos valores y vuelve a preguntar.`,
    states: ['gate.accepted', 'gate.not-accepted.asking'],
    evidence: [fired('X3'), scenarios('?local=accepted&pasos=olvidar', '?session=accepted&pasos=olvidar')],
  },
  {
    ...ours,
    id: 'X4',
    article: 'X4',
    summary: 'Cuando otra pestaña cambia status, los dos almacenes se leen de nuevo.',
    implementation: 'Cuando otra pestaña cambia el valor, se leen los dos almacenamientos de nuevo.',
    states: ['gate.not-accepted', 'gate.accepted.remembered'],
    evidence: [
      fired('X4'),
      scenarios(
        '?local=accepted&pasos=otra-nada',
        '?local=accepted&pasos=otra-x',
        '?pasos=otra-accepted',
        '?pasos=otra-x',
      ),
    ],
  },
]

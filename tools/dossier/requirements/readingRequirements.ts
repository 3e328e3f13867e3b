import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { fired, scenarios } from './evidenceReferences'

const specification = { source: 'Especificación §4', owner: 'Equipo del sitio', types: ['A', 'B'] } as const

/** What is stored when the page opens. */
export const readingRequirements: readonly Requirement[] = [
  {
    ...specification,
    id: 'R1',
    article: 'R1',
    summary:
      'Al empezar, el estado guardado se lee primero del almacén persistente y, si falta, del de sesión.',
    quote:
      'On start the stored status is read first from persistent browser storage, then, if absent, from session storage.',
    implementation: 'Lee primero local; la sesión, solo si local no tiene nada.',
    states: ['gate.checking'],
    evidence: [scenarios('?local=x&session=accepted', '?local=accepted&session=x', '?session=accepted')],
  },
  {
    ...specification,
    id: 'R2',
    article: 'R2',
    summary: 'Si el valor es accepted, el estado pasa a accepted.',
    quote: 'Value accepted: state becomes accepted.',
    implementation: 'Si local tiene «accepted», entra sin pregunta.',
    states: ['gate.checking', 'gate.accepted.remembered'],
    evidence: [fired('R2'), scenarios('?local=accepted'), { kind: 'storage', place: 'local', fault: 'ok' }],
  },
  {
    ...specification,
    id: 'R3',
    article: 'R3',
    summary: 'Con cualquier otro valor, el estado pasa a not-accepted y ese valor se quita.',
    quote: 'Any other value: state becomes not-accepted and that stored value is removed.',
    implementation: 'Un valor ajeno en local, también vacío, se quita y se pregunta; la sesión no se toca.',
    states: ['gate.checking', 'gate.not-accepted.asking'],
    evidence: [
      fired('R3'),
      scenarios('?local=x', '?local=', '?local=ACCEPTED', '?local=x&session=accepted'),
      { kind: 'storage', place: 'local', fault: 'foreign' },
      { kind: 'storage', place: 'local', fault: 'empty' },
    ],
  },
  {
    ...specification,
    id: 'R4',
    article: 'R4',
    summary:
      'Si falta en el persistente, se lee el de sesión; si el valor es accepted, el estado pasa a accepted.',
    quote: 'then, if absent, from session storage. Value accepted: state becomes accepted.',
    implementation: 'Sin valor local, «accepted» en la sesión deja entrar.',
    states: ['gate.checking', 'gate.accepted.remembered'],
    evidence: [
      fired('R4'),
      scenarios('?session=accepted'),
      { kind: 'storage', place: 'session', fault: 'ok' },
    ],
  },
  {
    ...specification,
    id: 'R5',
    article: 'R5',
    summary: 'Con cualquier otro valor en el de sesión, el estado pasa a not-accepted y ese valor se quita.',
    quote: 'Any other value: state becomes not-accepted and that stored value is removed.',
    implementation: 'Sin valor local, un valor ajeno en la sesión se quita y se pregunta.',
    states: ['gate.checking', 'gate.not-accepted.asking'],
    evidence: [
      fired('R5'),
      scenarios('?session=x', '?session=', '?session=%20accepted'),
      { kind: 'storage', place: 'session', fault: 'foreign' },
      { kind: 'storage', place: 'session', fault: 'empty' },
    ],
  },
  {
    ...specification,
    id: 'R6',
    article: 'R6',
    summary: 'Si no hay nada guardado, el estado pasa a not-accepted.',
    quote: 'Nothing stored: state becomes not-accepted.',
    implementation: 'Sin nada guardado, se pregunta.',
    states: ['gate.checking', 'gate.not-accepted.asking'],
    evidence: [fired('R6'), scenarios('?'), { kind: 'storage', fault: 'absent' }],
  },
]

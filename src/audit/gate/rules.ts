import { gate } from '../../content/legal'
import type { Rule } from '../model/rules'

const foreignQuote = 'Any other value: state becomes not-accepted and that stored value is removed.'
const acceptedQuote = 'Value accepted: state becomes accepted.'

/** The gate's rules in the order of the specification (§4), then ours, as lab, dossier and docs/gate.md show them. */
export const rules: readonly Rule[] = [
  {
    id: 'R1',
    quote:
      'Initial: checking, loading on. On start the stored status is read first from persistent browser storage, then, if absent, from session storage.',
    summary:
      'Al empezar, el estado guardado se lee primero del almacén persistente y, si falta, del de sesión.',
    sentence: 'Al abrir, la puerta comprueba: lee primero el almacén local y, si no hay nada, el de sesión.',
  },
  {
    id: 'R2',
    quote: acceptedQuote,
    summary: 'Si el valor es accepted, el estado pasa a accepted.',
    sentence: 'Si el local guarda «accepted», el visitante entra sin pregunta.',
  },
  {
    id: 'R3',
    quote: foreignQuote,
    summary: 'Con cualquier otro valor, el estado pasa a not-accepted y ese valor se quita.',
    sentence:
      'Si el local guarda otra cosa, aunque sea un texto vacío, se pregunta y se quita ese valor; la sesión no se consulta.',
  },
  {
    id: 'R4',
    quote: `then, if absent, from session storage. ${acceptedQuote}`,
    summary:
      'Si falta en el persistente, se lee el de sesión; si el valor es accepted, el estado pasa a accepted.',
    sentence: 'Si el local no tiene nada y la sesión guarda «accepted», el visitante entra.',
  },
  {
    id: 'R5',
    quote: foreignQuote,
    summary: 'Con cualquier otro valor en el de sesión, el estado pasa a not-accepted y ese valor se quita.',
    sentence: 'Si el local no tiene nada y la sesión guarda otra cosa, se pregunta y se quita ese valor.',
  },
  {
    id: 'R6',
    quote: 'Nothing stored: state becomes not-accepted.',
    summary: 'Si no hay nada guardado, el estado pasa a not-accepted.',
    sentence: 'Si no hay nada guardado, se pregunta.',
  },
  {
    id: 'R7',
    quote:
      "Choosing SÍ: state accepted; 'accepted' is stored under status in persistent storage if 'Recordar mis datos' is ticked",
    summary: `Al elegir SÍ, el estado es accepted; con «${gate.remember}» marcado, «accepted» se guarda bajo status en el almacén persistente.`,
    sentence: `SÍ con «${gate.remember}»: el visitante entra y «accepted» queda en el local, y solo ahí.`,
  },
  {
    id: 'R8',
    quote: "Choosing SÍ: state accepted; 'accepted' is stored under status […] otherwise in session storage.",
    summary: 'Sin la casilla marcada, se guarda en el de sesión.',
    sentence: 'SÍ sin recordar: el visitante entra y «accepted» queda en la sesión, y solo ahí.',
  },
  {
    id: 'R9',
    quote: 'Choosing NO: state not-accepted with an error message',
    summary: 'Al elegir NO, el estado es not-accepted con un mensaje de error.',
    sentence:
      'NO: no se entra, se muestra el mensaje y se abre el diálogo; otro NO empieza los 50 ms de nuevo.',
  },
  {
    id: 'R10',
    quote: 'the message is cleared after 50 ms.',
    summary: 'El mensaje se borra a los 50 ms.',
    sentence:
      'A los 50 ms, ni uno antes ni uno después, el mensaje se limpia; el diálogo sigue hasta que el visitante lo cierra.',
  },
  {
    id: 'X1',
    quote: null,
    summary: 'Un almacén que no se puede leer no abre: se pregunta, y la página nunca queda en blanco.',
    sentence: 'Si un almacén no se puede leer, la puerta queda cerrada y pregunta.',
  },
  {
    id: 'X2',
    quote: null,
    summary: 'Si la respuesta no se pudo guardar, vale solo para esta visita y se dice.',
    sentence: 'Si la respuesta no se puede guardar, se entra solo por esta visita y se avisa.',
  },
  {
    id: 'X3',
    quote: null,
    summary: `«${gate.forget}», al pie, quita los dos valores guardados.`,
    sentence: `«${gate.forget}» quita los dos valores y vuelve a preguntar.`,
  },
  {
    id: 'X4',
    quote: null,
    summary: 'Cuando otra pestaña cambia status, los dos almacenes se leen de nuevo.',
    sentence:
      'Si otra pestaña cambia el valor, o la página vuelve con Atrás, se lee todo de nuevo y se obedece.',
  },
]

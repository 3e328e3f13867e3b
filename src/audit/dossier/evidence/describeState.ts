import type { Evidence } from './evidence'

// Of the states without a description in the machine.
const described: Readonly<Record<string, string>> = {
  gate: 'La puerta entera, en cualquier estado.',
  'gate.not-accepted.asking': 'La pregunta espera una respuesta.',
  'gate.accepted.storing': 'Guarda la respuesta; dura lo que tarda el navegador.',
  'gate.accepted.remembered': 'La respuesta está guardada.',
}

/** Spanish: what happens in a state. */
export const describeState = ({ id, description }: Evidence['machine']['states'][number]): string =>
  description || (described[id] ?? '')

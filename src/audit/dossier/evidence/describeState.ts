import type { Evidence } from './evidence'

// Of those that the machine does not describe: its names say enough to who reads English.
const described: Readonly<Record<string, string>> = {
  gate: 'La puerta entera, en cualquier estado.',
  'gate.not-accepted.asking': 'La pregunta espera una respuesta.',
  'gate.accepted.storing': 'Guarda la respuesta; dura lo que tarda el navegador.',
  'gate.accepted.remembered': 'La respuesta está guardada.',
}

/** Spanish: what happens in a state. */
export const describeState = ({ id, description }: Evidence['machine']['states'][number]): string =>
  description || (described[id] ?? '')

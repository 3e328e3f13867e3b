import type { JudgedRequirement } from '../judgement/judge'

const deviationNames = {
  rule: 'Lo que pide la regla',
  instead: 'Lo que hacemos en su lugar',
  why: 'Por qué',
  acceptedBy: 'Quién tiene que aceptarla',
  until: 'Hasta cuándo vale',
} as const

const interpretationNames = {
  question: 'Qué se interpreta',
  reading: 'Lectura que sigue el sitio',
  otherReading: 'La otra lectura',
} as const

export const measuredName = 'Medido'

/** The names and words of a deviation or an interpretation, in the order in which they are read. */
export function declarationLines({
  deviation,
  interpretation,
}: JudgedRequirement): readonly (readonly [name: string, words: string])[] {
  return [
    ...Object.entries(deviationNames).flatMap(([field, name]) =>
      deviation ? [[name, deviation[field as keyof typeof deviationNames]] as const] : [],
    ),
    ...Object.entries(interpretationNames).flatMap(([field, name]) =>
      interpretation ? [[name, interpretation[field as keyof typeof interpretationNames]] as const] : [],
    ),
  ]
}

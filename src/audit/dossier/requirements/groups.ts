/** Who asks, as the counts by source tell them apart. */
export const groups = [
  'Ley boliviana',
  'Códigos y normas de la industria',
  'Accesibilidad',
  'Privacidad',
  'Reglas propias y especificación',
] as const

/** The departments of Bolivia, in the order of the alphabet. */
export const departments = [
  'Beni',
  'Chuquisaca',
  'Cochabamba',
  'La Paz',
  'Oruro',
  'Pando',
  'Potosí',
  'Santa Cruz',
  'Tarija',
] as const

export type Department = (typeof departments)[number]

/** What is said where the bottles stand side by side. */
export const bottleComparison = {
  id: 'compara',
  text: 'Cuantos más cuadritos, más se nota. El Premium se destila dos veces; el Clásico, una.',
  bottle: 'Singani',
} as const

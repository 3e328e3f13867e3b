/** Where the bottles stand side by side: apart from bottleComparison.ts, for pages that only lead there. */
export const comparisonLink = { path: '/nosotros#compara', label: 'Compara los singanis' } as const

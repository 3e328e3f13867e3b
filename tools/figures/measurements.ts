export interface Measurement {
  readonly title: string
  readonly command: string
  /** The lines of its output that `docs/figures.md` shows. */
  readonly lines: RegExp
}

/** In the order of the page. The checks come first: they build what the others measure. */
export const measurements: readonly Measurement[] = [
  {
    title: 'checks',
    command: 'npm run verify',
    lines: /^\w+ +(result|passed|FAILED|NOT RUN)|\d passed, \d+ failed/,
  },
  { title: 'dossier', command: 'npm run dossier', lines: /^\d+ .*CONFORME/ },
  { title: 'load', command: 'npm run load', lines: / requests, / },
  { title: 'lighthouse', command: 'npm run lighthouse', lines: /^(medians of|first|accepted) / },
  { title: 'faults', command: 'npm run faults', lines: / faults injected, / },
  { title: 'mutation', command: 'npm run mutation', lines: / mutants killed, / },
  { title: 'bench', command: 'npm run bench', lines: /medians of|^\|/ },
  { title: 'growth', command: 'npm run bench -- --growth', lines: /medians of|^\|/ },
]

export interface Measurement {
  readonly title: string
  readonly command: string
  /** The lines of its output that `docs/figures.md` shows. */
  readonly lines: RegExp
}

const benchLines = /medians of|^\|/

/** The four that the README's table of speed is taken from. */
const bench = (title: string, options: string): Measurement => ({
  title: `bench-${title}`,
  command: `npm run bench -- --runs 9 ${options}`,
  lines: benchLines,
})

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
  { title: 'releases', command: 'npm run releases -- --all', lines: /^\|/ },
  bench('phone', '--device phone --fonts noto-roboto'),
  bench('dejavu', '--device phone --fonts dejavu'),
  bench('old-phone', '--device old-phone --only gate,SÍ,home'),
  bench('desktop', '--device desktop --only gate,SÍ,returning'),
  { title: 'weights', command: 'npm run growth', lines: /^\|/ },
  { title: 'growth', command: 'npm run bench -- --growth', lines: benchLines },
]

/**
 * Those with one of these titles, or of this kind: `bench` is all of the bench with a baseline. All where none is named.
 * @throws Error in Spanish where a title is of none
 */
export function measurementsNamed(wanted: readonly string[]): readonly Measurement[] {
  const isOf = (name: string, { title }: Measurement) => title === name || title.startsWith(`${name}-`)
  const unknown = wanted.filter((name) => !measurements.some((measurement) => isOf(name, measurement)))
  if (unknown.length > 0)
    throw new Error(
      `No hay ${unknown.join(', ')}; los hay: ${measurements.map(({ title }) => title).join(', ')}`,
    )
  if (wanted.length === 0) return measurements
  return measurements.filter((measurement) => wanted.some((name) => isOf(name, measurement)))
}

import { markdownTable } from '../shared/markdownTable'

/** A line of the table that `npm run bench` prints. */
interface BenchLine {
  readonly section: string
  readonly scenario: string
  readonly figure: string
  /** What the README shows: baseline, site, ratio, goal. */
  readonly cells: readonly string[]
}

interface Row {
  readonly visit: string
  readonly figure: string
  readonly isShown: (line: BenchLine) => boolean
}

const one = (section: string, scenario: string, figure: string) => (line: BenchLine) =>
  line.section === section && line.scenario === scenario && line.figure === figure

const onPhone = (scenario: string, figure = 'lcp') => one('bench-phone', scenario, figure)

/** Where several lines fit, the one with the greatest figure is shown. */
const rows: readonly Row[] = [
  { visit: 'gate', figure: 'LCP', isShown: onPhone('gate, first visit') },
  { visit: 'gate', figure: 'answers', isShown: onPhone('gate, first visit', 'answers') },
  { visit: 'SÍ', figure: 'first picture', isShown: onPhone('SÍ → hero', 'hero') },
  { visit: 'home, nothing cached', figure: 'LCP', isShown: onPhone('home, returning cold') },
  { visit: 'home, in a new browser process', figure: 'LCP', isShown: onPhone('home, worker asleep') },
  { visit: 'home, after a release', figure: 'LCP', isShown: onPhone('home after a release') },
  { visit: 'paintings, nothing cached', figure: 'LCP', isShown: onPhone('/pinturas, returning cold') },
  {
    visit: 'slowest control',
    figure: 'INP',
    isShown: ({ section, scenario }) => section === 'bench-phone' && scenario === 'controls',
  },
  { visit: 'any', figure: 'CLS', isShown: ({ figure }) => figure === 'cls' },
  {
    visit: 'DejaVu alone: gate',
    figure: 'LCP',
    isShown: one('bench-dejavu', 'gate, first visit', 'lcp'),
  },
  { visit: 'DejaVu alone: SÍ', figure: 'first picture', isShown: one('bench-dejavu', 'SÍ → hero', 'hero') },
  {
    visit: 'old phone: gate',
    figure: 'answers',
    isShown: one('bench-old-phone', 'gate, first visit', 'answers'),
  },
  { visit: 'old phone: SÍ', figure: 'first picture', isShown: one('bench-old-phone', 'SÍ → hero', 'hero') },
  { visit: 'desktop: gate', figure: 'LCP', isShown: one('bench-desktop', 'gate, first visit', 'lcp') },
]

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The lines of all sections of `docs/figures.md` that the bench wrote with a baseline. */
const readLines = (page: string): BenchLine[] =>
  page.split(/^(?=## )/m).flatMap((text) => {
    const section = /^## (bench-.*)/.exec(text)?.[1]
    const lines = section ? text.split('\n').filter((line) => line.startsWith('| ')) : []
    return lines.slice(1).map((line) => {
      const [scenario = '', figure = '', ...cells] = cellsOf(line)
      return { section: section ?? '', scenario, figure, cells }
    })
  })

const siteFigure = ({ cells }: BenchLine) => Number(cells[1])

/** The README's table of speed, from what `docs/figures.md` holds; a visit that was not measured is left out. */
export function speedTable(page: string): string {
  const lines = readLines(page)
  const shown = rows.flatMap(({ visit, figure, isShown }) => {
    const [greatest] = lines.filter(isShown).sort((one, other) => siteFigure(other) - siteFigure(one))
    return greatest ? [[visit, figure, ...greatest.cells]] : []
  })
  if (shown.length === 0) return 'Not measured yet: `npm run figures -- bench`.'
  return markdownTable([['visit', 'figure', 'static page', 'site', 'ratio', 'goal'], ...shown])
}

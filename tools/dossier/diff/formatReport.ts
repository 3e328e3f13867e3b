import type { DossierDiff } from './compareCopies'
import type { ReportLine, WordPart } from './report'

const marks: Readonly<Record<WordPart['kind'], readonly [string, string]>> = {
  same: ['', ''],
  removed: ['[-', '-]'],
  added: ['{+', '+}'],
}

const formatWords = (words: readonly WordPart[]) =>
  words.map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`).join('')

const formatLine = ({ text, words }: ReportLine) => (words ? `${text}: ${formatWords(words)}` : text)

export const nothingChanged = 'sin cambios'

export const verdict = ({ isSame }: DossierDiff): string =>
  isSame
    ? 'Los dos expedientes son iguales, byte por byte; solo la fecha de la corrida puede ser otra.'
    : 'Los dos expedientes difieren.'

/** The report for a terminal, one text line each. */
export const formatReport = (diff: DossierDiff): string[] => [
  ...diff.sections.flatMap(({ title, none = nothingChanged, lines }) => [
    lines.length === 0 ? `${title}: ${none}` : title,
    ...lines.map((line) => `  ${formatLine(line)}`),
  ]),
  verdict(diff),
]

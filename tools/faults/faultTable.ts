import type { Fault } from './fault'

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `\`${cell(text)}\``
const quoted = (word: string) => (word.includes(' ') ? `'${word}'` : word)

/** One row per fault, as docs/faults.md shows it. */
export const faultRows = (faults: readonly Fault[]): readonly (readonly string[])[] =>
  faults.map(({ id, title, file, check, expectedOutput }) => [
    code(id),
    cell(title),
    code(file),
    code(check.command.map(quoted).join(' ')),
    code(expectedOutput),
  ])

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The page that a whole run writes to docs. */
export const faultPage = (faults: readonly Fault[], lastRun: string): string =>
  [
    '# Planted faults',
    '',
    '`npm run faults` plants these faults one at a time in a copy of the project and runs the one check that is there for',
    'each. The check must pass without the fault, and with it fail and print the text of the last column. The command writes',
    'this page; a test fails while its rows are not those of `tools/faults/list`.',
    '',
    lastRun,
    '',
    line(['fault', 'what goes wrong', 'planted in', 'check', 'which prints']),
    line(['---', '---', '---', '---', '---']),
    ...faultRows(faults).map(line),
    '',
  ].join('\n')

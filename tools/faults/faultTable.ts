import type { PlantedDefect } from './fault'

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => `\`${cell(text)}\``
const quoted = (word: string) => (word.includes(' ') ? `'${word}'` : word)

/** One row per defect, as docs/drill.md shows it. */
export const drillRows = (defects: readonly PlantedDefect[]): readonly (readonly string[])[] =>
  defects.map(({ id, title, file, check, says }) => [
    code(id),
    cell(title),
    code(file),
    code(check.command.map(quoted).join(' ')),
    code(says),
  ])

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The page that a whole drill leaves in docs. */
export const drillPage = (defects: readonly PlantedDefect[], lastRun: string): string =>
  [
    '# The drill',
    '',
    '`npm run drill` plants these defects one at a time in a copy of the project and runs the one check that is there for',
    'each. The check must be green before, red with the defect, and red with the words of the last column. The drill itself',
    'writes this page; a test fails while its rows are not those of `tools/faults/list`.',
    '',
    lastRun,
    '',
    line(['defect', 'what goes wrong', 'planted in', 'its check', 'which says']),
    line(['---', '---', '---', '---', '---']),
    ...drillRows(defects).map(line),
    '',
  ].join('\n')

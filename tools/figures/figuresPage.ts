const introduction = `# What was measured last

Written by \`npm run figures\`, when a release is made; \`npm run figures -- load bench\` renews these sections alone. What
stands under "By hand" goes once the command that it names has written a section.
`

/** Rows of a table: what, figure, command. */
const byHand = 'By hand'

/** One measurement, as the page shows it: where and when, then what the command printed. */
export const section = (title: string, facts: readonly string[], lines: readonly string[]): string =>
  [`## ${title}`, '', `${facts.join(', ')}.`, '', '\`\`\`text', ...lines, '\`\`\`', ''].join('\n')

/** By title; each ends with one line break. */
const sectionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/^(?=## )/m)
      .filter((text) => text.startsWith('## '))
      .map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]),
  )

/** The section without the rows whose command, alone or with options, is one of these; nothing where no row is left. */
function withoutRows(text: string, commands: readonly string[]): readonly string[] {
  const commandIn = (line: string) => /`(npm [^`]*)` *\|$/.exec(line)?.[1]
  const isReplaced = (line: string) => {
    const own = commandIn(line)
    return own !== undefined && commands.some((command) => command.startsWith(own))
  }
  const lines = text.split('\n').filter((line) => !isReplaced(line))
  return lines.some(commandIn) ? [lines.join('\n')] : []
}

const commandOf = (text: string) => /^`(npm [^`]*)`/m.exec(text)?.[1] ?? ''

/** The page with these sections, by title, in their order; those that were not measured now stay as they are. */
export function renewPage(
  page: string,
  titles: readonly string[],
  renewed: ReadonlyMap<string, string>,
): string {
  const known = sectionsOf(page)
  const sections = titles.flatMap((title) => renewed.get(title) ?? known.get(title) ?? [])
  return [introduction, ...sections, ...withoutRows(known.get(byHand) ?? '', sections.map(commandOf))].join(
    '\n',
  )
}

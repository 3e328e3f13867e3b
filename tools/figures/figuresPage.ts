const introduction = `# What was measured last

Written by \`npm run figures\`, when a release is made; \`npm run figures -- load bench\` renews these two sections alone.
`

/** One measurement, as the page shows it: where and when, then what the command printed. */
export const section = (title: string, facts: readonly string[], lines: readonly string[]): string =>
  [`## ${title}`, '', `${facts.join(', ')}.`, '', '\`\`\`text', ...lines, '\`\`\`', ''].join('\n')

/** The page with these sections, by title, in their order; those that were not measured now stay as they are. */
export function renewPage(
  page: string,
  titles: readonly string[],
  renewed: ReadonlyMap<string, string>,
): string {
  const known = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)/.exec(text)?.[1], `${text.trimEnd()}\n`]),
  )
  const sections = titles.flatMap((title) => renewed.get(title) ?? known.get(title) ?? [])
  return [introduction, ...sections].join('\n')
}

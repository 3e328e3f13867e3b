type Row = readonly string[]

/** A table of Markdown as Prettier aligns it. */
export function markdownTable([head, ...rows]: readonly [Row, ...Row[]]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

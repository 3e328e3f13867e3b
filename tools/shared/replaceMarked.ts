/**
 * A page of Markdown with other content between its two markers `<!-- name -->`.
 * @throws Error with the page's `file` where the markers do not stand before and after a part
 */
export function replaceMarked(file: string, page: string, name: string, content: string): string {
  const marker = `<!-- ${name} -->`
  const [before, , after] = page.split(marker)
  if (after === undefined) throw new Error(`${file}: ${marker} must stand before and after the table`)
  return [before, `\n\n${content}\n\n`, after].join(marker)
}

/** Reads `_headers` as each of its two readers does, by their documents and published code. */
interface Rule {
  readonly path: string
  readonly lines: readonly string[]
}
type Found = Record<string, string>

export const readRules = (text: string): readonly Rule[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('#'))
    .reduce<readonly Rule[]>((rules, line) => {
      if (line.startsWith('/')) return [...rules, { path: line.trim(), lines: [] }]
      const last = rules.at(-1)
      if (!last) throw new Error(`No address before: ${line}`)
      return [...rules.slice(0, -1), { ...last, lines: [...last.lines, line.trim()] }]
    }, [])

const matches = (path: string) => (rule: Rule) =>
  new RegExp(`^${rule.path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)

const named = (line: string) => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
}

/** Two rules' values for a name are joined; `! Name` takes away what was said so far, also by the host. */
export const asCloudflare = (rules: readonly Rule[], path: string): Found => {
  const found: Found = { 'access-control-allow-origin': '*' }
  const said = new Set<string>()
  for (const { lines } of rules.filter(matches(path))) {
    for (const line of lines.filter((each) => each.startsWith('!')))
      delete found[line.slice(1).trim().toLowerCase()]
    for (const [name, value] of lines.filter((each) => !each.startsWith('!')).map(named)) {
      found[name] = said.has(name) && found[name] ? `${found[name]}, ${value}` : value
      said.add(name)
    }
  }
  return found
}

/** The last rule's value is the one; a line without a colon is passed over. */
export const asNetlify = (rules: readonly Rule[], path: string): Found =>
  Object.fromEntries(
    rules.filter(matches(path)).flatMap(({ lines }) => lines.filter((line) => line.includes(':')).map(named)),
  )

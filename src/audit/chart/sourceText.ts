// In the order in which they are tried: comments, texts, names and numbers, any other sign.
const token =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|=>|[=!<>]=+|&&|\|\||\?\?|\?\.|\.\.\.|[^\s]/g

const isComment = (text: string) => text.startsWith('//') || text.startsWith('/*')
const isWord = (text = '') => /^[\w$]+$/.test(text)

function withSameQuotes(text: string): string {
  if (!text.startsWith('"')) return text
  const inside = text
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/(?<!\\)'/g, "\\'")
  return `'${inside}'`
}

const isClosing = (text: string | undefined) => text === undefined || /^[}\])]$/.test(text)

/** How compilers write the call of an imported function: `(0, module.name)(…)`. */
const importedCall = /^\( 0 , [\w$]+ \. ([\w$]+) \) \($/

function withPlainImports(tokens: readonly string[]): string[] {
  const plain: string[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const name = importedCall.exec(tokens.slice(index, index + 8).join(' '))?.[1]
    plain.push(name ?? tokens[index]!)
    if (name !== undefined) index += 6
  }
  return plain
}

const isOperator = (text = '') => /^(=>|[=!<>]=+|&&|\|\||\?\?|\?|,)$/.test(text)

function joinTokens(tokens: readonly string[]): string {
  const parts = tokens.map((text, index) => {
    const before = tokens[index - 1]
    const isApart =
      (isWord(text) && isWord(before)) || isOperator(before) || (isOperator(text) && text !== ',')
    return isApart ? ` ${text}` : text
  })
  return parts.join('').trim()
}

/**
 * A function's text, the same however it is indented, quoted, commented and ended with semicolons, and whether an
 * imported name is written alone or as compilers write it.
 */
export function formatSource(source: string): string {
  const written = (source.match(token) ?? []).filter((text) => !isComment(text)).map(withSameQuotes)
  const tokens = withPlainImports(written)
  return joinTokens(tokens.filter((text, index) => !(/^[;,]$/.test(text) && isClosing(tokens[index + 1]))))
}

/**
 * A parameter as the chart keeps it: JSON, or a function's text; `''` for nothing.
 *
 * A function's text is what Node's compilers leave of it: those of the tools and of the tests agree after
 * `formatSource`. A bundle for browsers has shortened names, so a chart derived there must not be compared by these
 * texts: `compareWithMachine` compares names.
 */
export function formatParams(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'function') return formatSource(String(value))
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'function' ? formatSource(String(part)) : part,
    ) ?? ''
  )
}

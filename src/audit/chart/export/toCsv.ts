import type { Chart } from '../chart'

const byteOrderMark = '\uFEFF'

const head = ['regla', 'extensión', 'de', 'evento', 'guarda', 'a', 'efectos', 'milisegundos', 'id']

const toField = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The transitions as a table (RFC 4180), UTF-8 with a byte order mark, without which Excel misreads accents. */
export function toCsv({ transitions }: Chart): string {
  const rows = transitions.map(({ rule, isExtension, from, event, guard, to, effects, delayMs, id }) => [
    rule,
    isExtension ? 'sí' : 'no',
    from,
    event,
    guard,
    to,
    effects.join(' + '),
    String(delayMs ?? ''),
    id,
  ])
  const lines = [head, ...rows].map((fields) => fields.map(toField).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

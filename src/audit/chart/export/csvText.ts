const byteOrderMark = '\uFEFF'

const toField = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as RFC 4180 has them, UTF-8 with a byte order mark, without which Excel misreads accents. */
export const toCsvText = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((fields) => `${fields.map(toField).join(',')}\r\n`).join('')}`

const dates = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g
const nodeIds = /\(node(\d{8})\)/g

/**
 * The PDF without what differs between two printings of one page: the dates are blanked, and the names of the tagged
 * elements, which Chromium numbers with gaps, are numbered again in their order. No byte moves, so the table of
 * objects stays true.
 */
export function removeRunMarks(pdf: Buffer): Buffer {
  // One byte, one character.
  const text = pdf.toString('latin1')
  const names = [...new Set([...text.matchAll(nodeIds)].map(([, digits = '']) => digits))].sort()
  const numbers = new Map(names.map((name, index) => [name, `${index + 1}`.padStart(8, '0')]))
  const same = text
    .replace(dates, (date) => ' '.repeat(date.length))
    .replace(nodeIds, (_, digits: string) => `(node${numbers.get(digits)})`)
  return Buffer.from(same, 'latin1')
}

import { differences, type Expected } from './expectations'
import { hostNames, type HostName } from './openForTests'

type Cell = 'yes' | 'NO'

const rows = new Map<string, Map<HostName, Cell>>()

/** Writes how a host answered in one row. */
const note = (row: string, host: HostName, isGood: boolean) => {
  const cells = rows.get(row) ?? new Map<HostName, Cell>()
  rows.set(row, cells.set(host, isGood ? 'yes' : 'NO'))
}

/** Makes tests whose results are the cells of one host in the matrix. */
export const cellOf = (host: HostName) => (row: string, what: string, check: () => Promise<void>) =>
  test(`${row}: ${what}`, async () => {
    note(row, host, false)
    await check()
    note(row, host, true)
  })

const wordsOf = (value: string | Expected['types'] | undefined) => {
  if (typeof value === 'object') return [...new Set(Object.values(value))].join(', ')
  return value ?? 'none'
}

/** A table of hosts and rows, and below it each difference of a host with its reason and source. */
export const matrixText = () => {
  const width = Math.max(...[...rows.keys()].map((row) => row.length))
  const line = (first: string, cells: readonly string[]) =>
    [first.padEnd(width), ...cells.map((cell) => cell.padEnd(10))].join('  ').trimEnd()
  return [
    line('', hostNames),
    ...[...rows].map(([row, cells]) =>
      line(
        row,
        hostNames.map((host) => cells.get(host) ?? 'not asked'),
      ),
    ),
    ...hostNames.flatMap((host) =>
      differences[host].map(({ expected, reason, source }) => {
        const what = Object.entries(expected).map(([name, value]) => `${name}: ${wordsOf(value)}`)
        return `${host}: ${what.join('; ')}. ${reason} (${source})`
      }),
    ),
    '',
  ].join('\n')
}

import type { LogEntry } from './logEntry'
import { replay } from './replay'
import { readScenario, writeScenario, type Scenario } from './scenario'
import type { SessionView } from './sessionView'
import type { Defect, LabSubject } from './subject'

interface LogHeader {
  readonly link: string
  readonly isReal: boolean
  /** Id of the defect that was planted; missing on the subject's own machine. */
  readonly defect?: string
}

/** One line of JSON for the scenario's link, then one per entry. */
export function toJsonLines<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  { scenario, log, isReal }: SessionView<Start, Word>,
  defect: Pick<Defect, 'id'> | null = null,
): string {
  const header: LogHeader = {
    link: writeScenario(subject, scenario),
    isReal,
    ...(defect && { defect: defect.id }),
  }
  return [header, ...log].map((line) => `${JSON.stringify(line)}\n`).join('')
}

export interface LogComparison<Start, Word extends string> {
  readonly same: boolean
  /** A Spanish sentence that names entry, field, expected (the log's) and found (the replay's); null when all are equal. */
  readonly firstDifference: string | null
  readonly scenario: Scenario<Start, Word>
  /** Id of the defect that the log says was planted; null where it names none. */
  readonly defect: string | null
}

type Fields = Readonly<Record<string, unknown>>

function parseLine(line: string, index: number): Fields {
  try {
    const value: unknown = JSON.parse(line)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Fields
  } catch {
    // Reported below, with the number of the line.
  }
  throw new Error(`Esto no es un registro del laboratorio: la línea ${index + 1} no es un objeto JSON.`)
}

function readHeader<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  { link, isReal, defect }: Fields,
) {
  if (typeof link !== 'string') {
    throw new Error('Esto no es un registro del laboratorio: su primera línea no trae «link».')
  }
  const { scenario, problems } = readScenario(subject, link)
  if (problems.length > 0) throw new Error(`El enlace del registro no se entiende. ${problems.join(' ')}`)
  return { scenario, isReal: isReal === true, defect: typeof defect === 'string' ? defect : null }
}

function differenceOf(expected: Fields, found: LogEntry, ignored: readonly string[]): string | null {
  for (const [field, value] of Object.entries(found)) {
    const [wanted, seen] = [JSON.stringify(expected[field]), JSON.stringify(value)]
    if (wanted !== seen && !ignored.includes(field)) {
      return `La entrada ${found.number} difiere en «${field}»: se esperaba ${wanted ?? 'nada'} y se encontró ${seen}.`
    }
  }
  return null
}

/** Replays an imported log. Throws a Spanish sentence for text that is no log. */
export async function compareLog<Start extends object, Variant, Word extends string>(
  subject: LabSubject<Start, never, Variant, Word>,
  jsonLines: string,
  variant?: Variant,
): Promise<LogComparison<Start, Word>> {
  const lines = jsonLines.split('\n').filter((line) => line.trim() !== '')
  const [header, ...entries] = lines.map(parseLine)
  if (!header) throw new Error('El registro está vacío.')
  const { scenario, isReal, defect } = readHeader(subject, header)
  const { log } = await replay(subject, scenario, variant)

  // A real clock's milliseconds differ from run to run.
  const ignored = isReal ? ['atMs'] : []
  const differences = log.map((found, index) => differenceOf(entries[index] ?? {}, found, ignored))
  const missing =
    entries.length > log.length
      ? `El registro tiene ${entries.length} entradas y la repetición solo ${log.length}.`
      : null
  const firstDifference = differences.find((difference) => difference !== null) ?? missing
  return { same: firstDifference === null, firstDifference, scenario, defect }
}

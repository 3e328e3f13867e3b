import { runChecks, type CheckResult } from './checks'
import type { RecordedRun } from './recordedRun'
import type { Defect, LabSubject } from './subject'

/** What a run found with one planted defect; null is the subject's own machine. */
export interface MatrixRow {
  readonly defect: Defect | null
  readonly results: readonly CheckResult[]
}

interface MatrixOptions {
  readonly seed: number
  /** Called with rows finished and rows in all. */
  readonly onProgress?: (done: number, all: number) => void
}

/** Runs all checks on the subject's own machine, then with each of its planted defects. */
export async function runMatrix(
  subject: LabSubject,
  recorded: Pick<RecordedRun, 'paths'>,
  { seed, onProgress }: MatrixOptions,
): Promise<readonly MatrixRow[]> {
  const rows: MatrixRow[] = []
  const machines = [null, ...subject.defects]
  for (const defect of machines) {
    onProgress?.(rows.length, machines.length)
    rows.push({ defect, results: await runChecks(subject, recorded, { variant: defect?.variant, seed }) })
  }
  return rows
}

/** A line for each check, a column for each machine: «rojo» with the sentence, or «verde». */
export function matrixTable(rows: readonly MatrixRow[]): readonly (readonly string[])[] {
  const checks = rows[0]?.results ?? []
  const columns = rows.map(({ defect, results }) => ({
    head: defect?.id ?? 'sin defecto',
    failures: new Map(results.map(({ name, failure }) => [name, failure])),
  }))
  return [
    ['prueba', 'enlace', ...columns.map(({ head }) => head)],
    ...checks.map(({ name, title }) => [
      title,
      name,
      ...columns.map(({ failures }) => {
        const failure = failures.get(name)
        return failure === null ? 'verde' : `rojo: ${failure ?? 'no se corrió'}`
      }),
    ]),
  ]
}

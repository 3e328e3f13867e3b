import { matrixTexts } from '../../../src/audit/dossier/texts/dossierTexts'
import { changesOf, type Changes } from './changes'
import type { CopyRow } from './copySchemas'
import type { DossierCopy } from './readCopy'
import { added, changed, removed, wordsLine, type ReportLine, type ReportSection } from './report'
import { changedFields } from './rowFields'

const outcomes: Readonly<Record<string, string>> = matrixTexts.outcomes

const findingsOf = ({ findings }: CopyRow) =>
  findings.map(({ outcome, detail }) => `${outcomes[outcome] ?? outcome}. ${detail}`)

function findingLines(before: CopyRow, after: CopyRow): ReportLine[] {
  const changes = changesOf(findingsOf(before), findingsOf(after), (sentence) => sentence)
  return [
    ...changes.removed.map((sentence) => removed(`${after.id}: ${sentence}`)),
    ...changes.added.map((sentence) => added(`${after.id}: ${sentence}`)),
  ]
}

const countsOf = (rows: readonly CopyRow[]) => {
  const counts = new Map<string, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}

/** How many rows have each status, where it is another number. */
function countLines(before: readonly CopyRow[], after: readonly CopyRow[]): ReportLine[] {
  const [old, now] = [countsOf(before), countsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((status) => ({ status, was: old.get(status) ?? 0, is: now.get(status) ?? 0 }))
    .filter(({ was, is }) => was !== is)
    .map(({ status, was, is }) => ({ text: `${status}: ${was} → ${is}` }))
}

const statusLines = ({ kept }: Changes<CopyRow>) =>
  kept
    .filter(([before, after]) => before.status !== after.status)
    .map(([before, after]) => changed(`${after.id}: ${before.status} → ${after.status}`))

const sourcesOf = (rows: readonly CopyRow[]) => [...new Set(rows.map(({ source }) => source))]

/** Rows, their statuses, their texts, what was found for each, and who asks. */
export function compareRows(before: DossierCopy, after: DossierCopy): ReportSection[] {
  const [old, now] = [before.requirements.requirements, after.requirements.requirements]
  const rows = changesOf(old, now, ({ id }) => id)
  const sources = changesOf(sourcesOf(old), sourcesOf(now), (source) => source)
  const describe = ({ id, status, summary }: CopyRow) => `${id} (${status}): ${summary}`
  return [
    {
      title: 'Requisitos',
      lines: [
        ...rows.removed.map((row) => removed(describe(row))),
        ...rows.added.map((row) => added(describe(row))),
      ],
    },
    { title: 'Estados', lines: [...countLines(old, now), ...statusLines(rows)] },
    {
      title: 'Textos de los requisitos',
      lines: rows.kept.flatMap(([was, is]) =>
        changedFields(was, is).map((field) =>
          wordsLine(`~ ${is.id}, ${field.name}`, field.before, field.after),
        ),
      ),
    },
    { title: 'Evidencia hallada', lines: rows.kept.flatMap(([was, is]) => findingLines(was, is)) },
    {
      title: 'Fuentes',
      lines: [...sources.removed.map(removed), ...sources.added.map(added)],
    },
  ]
}

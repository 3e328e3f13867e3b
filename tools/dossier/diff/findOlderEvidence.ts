import { attestationChanges, describeAttestation } from './compareAttestations'
import { captureChanges } from './compareCaptures'
import { changedSentences } from './compareSentences'
import type { CopyRow } from './copySchemas'
import type { DossierCopy } from './readCopy'
import type { ReportSection } from './report'
import { changedFields } from './rowFields'

const asks = ({ evidence }: CopyRow, sentence: string) =>
  evidence.some(({ kind, text }) => kind === 'text' && text === sentence)

const statesOf = ({ evidence }: CopyRow) =>
  evidence.flatMap(({ kind, state }) => (kind === 'capture' && state !== undefined ? [state] : []))

/** Captures of the rows that rest on the sentence, though not a byte of them changed. */
function olderCaptures(sentence: string, rows: readonly CopyRow[], before: DossierCopy, after: DossierCopy) {
  const changes = captureChanges(before, after)
  const isNew = (name: string) => changes.changed.includes(name) || changes.added.includes(name)
  const states = new Set(rows.flatMap(statesOf))
  return after.results.captures
    .filter(({ state }) => states.has(state))
    .map(({ file }) => `capturas/${file}`)
    .filter((name) => !isNew(name))
}

/** Evidence that stayed the same though the text that it proves has other words since. */
export function findOlderEvidence(before: DossierCopy, after: DossierCopy): ReportSection {
  const rows = after.requirements.requirements
  const sentences = changedSentences(before, after)
    .filter(([old, now]) => old.text !== now.text)
    .map(([, { id }]) => ({ id, rows: rows.filter((row) => asks(row, id)) }))

  const captures = sentences.flatMap(({ id, rows: resting }) =>
    olderCaptures(id, resting, before, after).map(
      (name) => `${name} es la misma, y la frase «${id}» de sus requisitos cambió: mira si la muestra.`,
    ),
  )
  const attestations = attestationChanges(before, after).kept.flatMap(([, one]) => {
    const row = rows.find(({ id }) => id === one.requirement)
    const old = before.requirements.requirements.find(({ id }) => id === one.requirement)
    if (!row || !old) return []
    const changed = [
      ...changedFields(old, row).map(({ name }) => name),
      ...sentences.filter(({ id }) => asks(row, id)).map(({ id }) => `la frase «${id}»`),
    ]
    if (changed.length === 0) return []
    return [`La atestación es la misma (${describeAttestation(one)}), y cambió: ${changed.join(', ')}.`]
  })
  return {
    title: 'Evidencia anterior al texto que prueba',
    none: 'ninguna',
    lines: [...captures, ...attestations].map((text) => ({ text })),
  }
}

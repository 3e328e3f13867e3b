import { diffWordsWithSpace } from 'diff'

/** A piece of a text of which words changed. */
export interface WordPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface ReportLine {
  readonly text: string
  /** For a changed text: what stayed, came and went, in its order. */
  readonly words?: readonly WordPart[]
  /** For a changed capture: its name in the dossier. */
  readonly capture?: string
}

export interface ReportSection {
  readonly title: string
  /** What is said where there are no lines; usually that nothing changed. */
  readonly none?: string
  readonly lines: readonly ReportLine[]
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }) =>
  added ? 'added' : removed ? 'removed' : 'same'

/** The line of a text of which words changed. */
export const wordsLine = (text: string, before: string, after: string): ReportLine => ({
  text,
  words: diffWordsWithSpace(before, after).map((part) => ({ kind: kindOf(part), text: part.value })),
})

export const added = (text: string): ReportLine => ({ text: `+ ${text}` })
export const removed = (text: string): ReportLine => ({ text: `− ${text}` })
export const changed = (text: string): ReportLine => ({ text: `~ ${text}` })

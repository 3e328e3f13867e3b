/** A row, a state, a test, a capture or other evidence: its anchor, the same in every view, and its name with the number that paper needs. */
export interface Target {
  readonly anchor: string
  readonly name: string
}

/** `index` counts from 0, people from 1. */
export const numbered = (prefix: string, word: string, index: number): Target => ({
  anchor: `${prefix}-${index + 1}`,
  name: `${word} ${index + 1}`,
})

/** Lines one level deeper. */
export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

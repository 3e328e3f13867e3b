/** What stands more often in the first list than in the second. */
export function missingIn(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found]
  return wanted.filter((text) => !left.includes(text) || left.splice(left.indexOf(text), 1).length === 0)
}
